package io.github.crd4j.plan;

import java.util.ArrayList;
import java.util.List;

/** The table of a plan as text: a line for each field, in aligned columns. */
public final class PlanTable {

  private PlanTable() {}

  /** The table of {@code plan} with a line that names the columns; each line ends with a break. */
  public static String of(SpokePlan plan) {
    List<List<String>> lines = new ArrayList<>();
    lines.add(List.of(plan.spoke(), plan.hub(), "", ""));
    for (Row row : plan.rows()) {
      lines.add(List.of(orDash(row.spoke()), orDash(row.hub()), row.how().toString(), row.note()));
    }
    int[] widths = new int[4];
    for (List<String> line : lines) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], line.get(i).length());
      }
    }
    StringBuilder text = new StringBuilder();
    for (List<String> line : lines) {
      StringBuilder padded = new StringBuilder();
      for (int i = 0; i < widths.length; i++) {
        String cell = line.get(i);
        padded.append(cell).append(" ".repeat(widths[i] - cell.length() + 2));
      }
      text.append(padded.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  private static String orDash(String path) {
    return path.isEmpty() ? "-" : path;
  }
}
