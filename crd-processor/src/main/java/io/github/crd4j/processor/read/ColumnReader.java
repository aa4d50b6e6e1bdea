package io.github.crd4j.processor.read;

import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.PrinterColumn;
import io.github.crd4j.model.Schema;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.report.CrdOrigins;
import io.github.crd4j.rules.Suggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** From {@code @PrinterColumn} on the class and its members to the columns of a version. */
final class ColumnReader {

  private static final String ANNOTATION = "io.github.crd4j.annotations.PrinterColumn";

  /** The formats that the API server allows for a column. */
  private static final Set<String> FORMATS =
      Set.of("int32", "int64", "float", "double", "byte", "date", "date-time", "password");

  private final Reading reading;
  private final MemberPaths members;

  ColumnReader(Reading reading) {
    this.reading = reading;
    this.members = new MemberPaths(reading);
  }

  List<PrinterColumn> read(
      List<AnnotationUse> onClass, SchemaDraft draft, FieldPath path, CrdOrigins origins) {
    List<PrinterColumn> columns = new ArrayList<>();
    Schema root = draft.schema();
    for (AnnotationUse use : onClass) {
      if (use.name().equals(ANNOTATION)) {
        place(use, path.index(columns.size()), origins);
        columns.add(column(use, use.string("jsonPath"), root));
      }
    }
    for (Mark mark : members.of(draft, ANNOTATION)) {
      if (!mark.use().string("jsonPath").isEmpty()) {
        reading.report(
            SourceRule.AnnotationValueInvalid,
            mark.use().origin("jsonPath"),
            "the column on a member has the jsonPath '" + mark.use().string("jsonPath") + "'",
            "a column on a member shows that member, '" + mark.path() + "'",
            "leave jsonPath out, or write the column on the resource class");
      }
      place(mark.use(), path.index(columns.size()), origins);
      columns.add(column(mark.use(), mark.path(), root));
    }
    return columns;
  }

  private static void place(AnnotationUse use, FieldPath path, CrdOrigins origins) {
    origins.place(path, use.origin());
    for (String member : List.of("name", "type", "format", "description", "priority", "jsonPath")) {
      origins.place(path.field(member), use.origin(member));
    }
  }

  private PrinterColumn column(AnnotationUse use, String jsonPath, Schema root) {
    JsonPathLookup.Result target = JsonPathLookup.find(jsonPath, root);
    Schema found =
        target instanceof JsonPathLookup.Found at ? at.schema() : Schema.ofType("string");
    report(use, jsonPath, target);
    String type = use.string("type");
    String format = use.string("format");
    boolean derived = type.isEmpty();
    return new PrinterColumn(
        use.string("name").isEmpty() ? heading(jsonPath) : use.string("name"),
        derived ? typeOf(found) : type,
        format.isEmpty() && derived ? formatOf(found) : format,
        use.string("description"),
        use.number("priority") instanceof Integer priority ? priority : 0,
        jsonPath);
  }

  private void report(AnnotationUse use, String jsonPath, JsonPathLookup.Result target) {
    String column = use.string("name").isEmpty() ? heading(jsonPath) : use.string("name");
    if (target instanceof JsonPathLookup.Missing missing) {
      reading.report(
          SourceRule.ColumnPathUnknown,
          use.origin("jsonPath"),
          "the path '"
              + jsonPath
              + "' of column '"
              + column
              + "' leads nowhere: there is no '"
              + missing.name()
              + "'"
              + (missing.holder().isEmpty() ? "" : " in '" + missing.holder() + "'")
              + Suggestion.didYouMean(missing.name(), missing.siblings()),
          "fields there: " + String.join(", ", missing.siblings()),
          "the API server takes the CRD, but the column stays empty");
    } else if (target instanceof JsonPathLookup.Open && use.string("type").isEmpty()) {
      reading.report(
          SourceRule.ColumnPathUnknown,
          use.origin("jsonPath"),
          "the type of column '" + column + "' cannot be told from the path '" + jsonPath + "'",
          "it leads into content that has no schema",
          "say the type; 'string' is taken");
    }
  }

  private static String typeOf(Schema schema) {
    if (schema.isType("string")) {
      String format = schema.format();
      return "date".equals(format) || "date-time".equals(format) ? "date" : "string";
    }
    String type = schema.type();
    return type == null || type.equals("object") || type.equals("array") ? "string" : type;
  }

  private static String formatOf(Schema schema) {
    String format = schema.format();
    // A date column says all that its format would.
    return format == null || !FORMATS.contains(format) || typeOf(schema).equals("date")
        ? ""
        : format;
  }

  private static String heading(String jsonPath) {
    List<String> steps = JsonPathLookup.steps(jsonPath);
    String last =
        steps == null
            ? ""
            : steps.stream().filter(step -> !step.equals("[]")).reduce((a, b) -> b).orElse("");
    return last.isEmpty()
        ? jsonPath
        : last.substring(0, last.offsetByCodePoints(0, 1)).toUpperCase(java.util.Locale.ROOT)
            + last.substring(last.offsetByCodePoints(0, 1));
  }
}
