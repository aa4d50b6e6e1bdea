package io.github.crd4j.migration;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Prints a plan as Markdown, which reads well in a terminal too. */
public final class MigrationText {

  private MigrationText() {}

  /** The whole plan. */
  public static String of(MigrationPlan plan) {
    StringBuilder out = new StringBuilder("# Migration of ").append(plan.crd()).append('\n');
    if (!plan.obstacles().isEmpty()) {
      out.append("\nThere is no way:\n\n");
      items(out, plan.obstacles());
      return out.toString();
    }
    if (plan.steps().isEmpty()) {
      return out.append("\nNothing is left to do.\n").toString();
    }
    if (!plan.blockers().isEmpty()) {
      out.append("\nNo version can be removed yet:\n\n");
      items(out, plan.blockers());
    }
    for (int i = 0; i < plan.steps().size(); i++) {
      step(out, i + 1, plan.steps().get(i));
    }
    return out.append(
            "\nAfter a step, make the plan again with the CRD as it then is in the cluster: what is"
                + " done is no longer in it.\n")
        .toString();
  }

  /** The text as {@code README.md} and the files that the steps apply, by name. */
  public static SortedMap<String, String> files(MigrationPlan plan) {
    SortedMap<String, String> files = new TreeMap<>();
    files.put("README.md", of(plan));
    for (MigrationStep step : plan.steps()) {
      if (step.manifest() != null) {
        files.put(step.manifest().name(), step.manifest().text());
      }
    }
    return files;
  }

  private static void step(StringBuilder out, int number, MigrationStep step) {
    out.append("\n## ").append(number).append(". ").append(step.title()).append("\n\n");
    out.append(sentence(step.reason())).append("\n\n");
    step.commands().forEach(command -> out.append("    ").append(command).append('\n'));
    out.append("\nBefore the next step:\n\n");
    step.checks().forEach(check -> out.append("    ").append(check).append('\n'));
  }

  private static void items(StringBuilder out, List<String> items) {
    items.forEach(item -> out.append("- ").append(item).append('\n'));
  }

  private static String sentence(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1) + ".";
  }
}
