package io.github.crd4j.rules.formats;

import io.github.crd4j.json.JsonNull;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import java.util.List;
import java.util.Set;

/** An enum value that the type excludes can never be used. */
public final class EnumValueOfOtherType implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.ENUM);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    String type = node.schema().type();
    if (type == null) {
      return;
    }
    List<JsonValue> values = node.schema().enumValues();
    for (int i = 0; i < values.size(); i++) {
      JsonValue value = values.get(i);
      if (value != JsonNull.NULL && !isOfType(value, type)) {
        report.warning(
            node.at(Keyword.ENUM).index(i),
            "enum value " + value + " of " + node.displayName() + " is not of type " + type,
            "the API server takes the CRD, but no object can have this value",
            value instanceof JsonString || !type.equals("string")
                ? "remove it, or change the type"
                : "quote it: \"" + value + "\"");
      }
    }
  }

  private static boolean isOfType(JsonValue value, String type) {
    return value.typeName().equals(type)
        || (type.equals("number") && value instanceof JsonNumber)
        || (type.equals("integer")
            && value instanceof JsonNumber number
            && number.value().stripTrailingZeros().scale() <= 0);
  }
}
