package io.github.crd4j.cel.rules;

import org.jspecify.annotations.Nullable;

/** A field path that does not lead to a field. */
final class CelFieldPath extends PlacementRule {

  @Override
  void check(RuleSite site, CelReport report) {
    String path = site.rule().fieldPath();
    if (path.isEmpty()) {
      return;
    }
    String problem = problem(site, path);
    if (problem != null) {
      report.error(
          this,
          site.path().field("fieldPath"),
          "the field path '" + path + "' of a validation rule of " + site.owner() + " " + problem,
          "a field path is made of .name and ['name'], relative to where the rule stands; it cannot go into lists",
          "the API server would refuse the CRD (must be a valid path)");
    }
  }

  private static @Nullable String problem(RuleSite site, String path) {
    if (path.isBlank()) {
      return "is blank";
    }
    if (CelMessage.hasLineBreak(path)) {
      return "has a line break";
    }
    try {
      RuleFieldPath.resolve(path, site.schema());
      return null;
    } catch (RuleFieldPath.InvalidPathException e) {
      return e.getMessage();
    }
  }
}
