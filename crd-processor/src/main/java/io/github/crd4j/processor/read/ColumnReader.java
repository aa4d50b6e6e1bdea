package io.github.crd4j.processor.read;

import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.PrinterColumn;
import io.github.crd4j.model.Schema;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.report.CrdOrigins;
import io.github.crd4j.rules.JsonPathLookup;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** From column annotations on the class and its members to the columns of a version. */
final class ColumnReader {

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
    List<ColumnDeclaration> declarations = new ArrayList<>();
    for (AnnotationUse use : onClass) {
      if (ColumnDeclaration.ON_CLASSES.contains(use.name())) {
        declarations.add(ColumnDeclaration.of(use, use.string("jsonPath")));
      }
    }
    for (Mark mark : members.of(draft, ColumnDeclaration.ON_MEMBERS)) {
      if (!mark.use().string("jsonPath").isEmpty()) {
        reading.report(
            SourceRule.AnnotationValueInvalid,
            mark.use().origin("jsonPath"),
            "the column on a member has the jsonPath '" + mark.use().string("jsonPath") + "'",
            "a column on a member shows that member, '" + mark.path() + "'",
            "leave jsonPath out, or write the column on the resource class");
      }
      declarations.add(ColumnDeclaration.of(mark.use(), mark.path()));
    }
    List<PrinterColumn> columns = new ArrayList<>();
    for (ColumnDeclaration declaration : declarations) {
      declaration.place(path.index(columns.size()), origins);
      columns.add(column(declaration, draft.schema()));
    }
    return columns;
  }

  private PrinterColumn column(ColumnDeclaration declaration, Schema root) {
    JsonPathLookup.Result target = JsonPathLookup.find(declaration.jsonPath(), root);
    report(declaration, target);
    Schema found =
        target instanceof JsonPathLookup.Found at ? at.schema() : Schema.ofType("string");
    boolean derived = declaration.type().isEmpty();
    return new PrinterColumn(
        declaration.heading(),
        derived ? typeOf(found) : declaration.type(),
        declaration.format().isEmpty() && derived ? formatOf(found) : declaration.format(),
        declaration.description(),
        declaration.priority(),
        declaration.jsonPath());
  }

  private void report(ColumnDeclaration declaration, JsonPathLookup.Result target) {
    AnnotationUse use = declaration.use();
    String jsonPath = declaration.jsonPath();
    String column = declaration.heading();
    // Where there is nothing at all, a rule about the CRD says so.
    if (target instanceof JsonPathLookup.Open && declaration.type().isEmpty()) {
      reading.report(
          SourceRule.ColumnTypeUnknown,
          use.origin("jsonPath"),
          "the type of column '" + column + "' cannot be told from the path '" + jsonPath + "'",
          "it leads into content that has no schema",
          "say the type; 'string' is taken");
    }
  }

  private static String typeOf(Schema schema) {
    if (schema.isType("string")) {
      // A column of type 'date' reads times only; of days it would say that they are invalid.
      return "date-time".equals(schema.format()) ? "date" : "string";
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
}
