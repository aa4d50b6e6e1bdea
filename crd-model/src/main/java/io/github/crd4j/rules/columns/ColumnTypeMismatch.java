package io.github.crd4j.rules.columns;

import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.JsonPathLookup;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import org.jspecify.annotations.Nullable;

/**
 * A printer column of another type than its values ({@code cellForJSONValue} in {@code
 * k8s.io/apiextensions-apiserver/pkg/registry/customresource/tableconvertor/tableconvertor.go}).
 */
public final class ColumnTypeMismatch implements Rule {

  @Override
  public void check(CrdVersion version, FieldPath path, Report report) {
    Schema root = version.schema();
    if (root == null) {
      return;
    }
    Columns.forEach(
        version,
        path,
        (column, name, at) -> {
          if (!(JsonPathLookup.find(column.jsonPath(), root)
              instanceof JsonPathLookup.Found found)) {
            return;
          }
          Schema schema = found.schema();
          String shown = shown(column.type(), schema);
          if (shown != null) {
            report.warning(
                at.field("type"),
                name
                    + " is of type "
                    + column.type()
                    + ", but at '"
                    + column.jsonPath()
                    + "' is "
                    + described(schema),
                "the API server takes the CRD, but " + shown);
          }
        });
  }

  /** What the API server shows in place of the value; null if it shows the value. */
  private static @Nullable String shown(String columnType, Schema schema) {
    String type = schema.type();
    if (type == null) {
      return null; // anything may be there
    }
    String nothing = "the column is empty";
    return switch (columnType) {
      case "integer", "number" -> type.equals("integer") || type.equals("number") ? null : nothing;
      case "boolean" -> type.equals("boolean") ? null : nothing;
      case "date" ->
          !type.equals("string")
              ? nothing
              : isTime(schema.format()) ? null : "the column shows '<invalid>'";
      default -> null;
    };
  }

  /** Without a format a string may be a time. */
  private static boolean isTime(@Nullable String format) {
    return format == null || format.replace("-", "").equals("datetime");
  }

  private static String described(Schema schema) {
    String format = schema.format();
    return switch (String.valueOf(schema.type())) {
          case "object", "array", "integer" -> "an ";
          default -> "a ";
        }
        + schema.type()
        + (format == null ? "" : " of format " + format);
  }
}
