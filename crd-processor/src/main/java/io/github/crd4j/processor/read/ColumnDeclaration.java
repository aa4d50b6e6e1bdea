package io.github.crd4j.processor.read;

import io.github.crd4j.model.FieldPath;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.report.CrdOrigins;
import io.github.crd4j.processor.resource.StrimziCrd;
import io.github.crd4j.rules.JsonPathLookup;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * What an annotation says of a column, ours or one of fabric8's.
 *
 * @param use the annotation
 * @param jsonPath the path of what the column shows
 * @param heading its name
 * @param type its type; empty for that of the schema
 * @param format its format; empty for that of the schema
 * @param description what it says; empty for nothing
 */
record ColumnDeclaration(
    AnnotationUse use,
    String jsonPath,
    String heading,
    String type,
    String format,
    String description) {

  private static final String OURS = "io.github.crd4j.annotations.PrinterColumn";
  private static final String FABRIC8 = "io.fabric8.crd.generator.annotation.";

  static final Set<String> ON_CLASSES =
      Set.of(OURS, FABRIC8 + "AdditionalPrinterColumn", StrimziCrd.COLUMN);
  static final Set<String> ON_MEMBERS = Set.of(OURS, FABRIC8 + "PrinterColumn");

  static ColumnDeclaration of(AnnotationUse use, String jsonPath) {
    // Strimzi's has the same members.
    boolean ours = use.name().equals(OURS) || use.name().equals(StrimziCrd.COLUMN);
    String name = use.string("name");
    return new ColumnDeclaration(
        use,
        jsonPath,
        name.isEmpty() ? heading(jsonPath, ours) : name,
        ours ? use.string("type") : word(use.constant("type")),
        ours ? use.string("format") : word(use.constant("format")),
        // fabric8's member really has that name.
        ours ? use.string("description") : use.string("getDescription"));
  }

  int priority() {
    return use.number("priority") instanceof Integer priority ? priority : 0;
  }

  /** Notes where each part of the column at {@code path} was said. */
  void place(FieldPath path, CrdOrigins origins) {
    origins.place(path, use.origin());
    for (String member : List.of("name", "type", "format", "description", "priority", "jsonPath")) {
      origins.place(path.field(member), use.origin(member));
    }
  }

  /** An enum constant of fabric8's as the schema spells it. */
  private static String word(String constant) {
    return constant.equals("NONE") ? "" : constant.toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The last name of a path: with a capital for ours, all capitals for fabric8's. */
  private static String heading(String jsonPath, boolean ours) {
    List<String> steps = JsonPathLookup.steps(jsonPath);
    String last =
        steps == null
            ? ""
            : steps.stream().filter(step -> !step.equals("[]")).reduce((a, b) -> b).orElse("");
    if (last.isEmpty()) {
      return jsonPath;
    }
    int first = ours ? last.offsetByCodePoints(0, 1) : last.length();
    return last.substring(0, first).toUpperCase(Locale.ROOT) + last.substring(first);
  }
}
