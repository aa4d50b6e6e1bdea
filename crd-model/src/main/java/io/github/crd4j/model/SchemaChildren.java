package io.github.crd4j.model;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;

/** Changes what is below a schema: its properties, its items, its values. */
public final class SchemaChildren {

  private SchemaChildren() {}

  /**
   * {@code schema}, which stands at {@code path}, with what {@code change} makes of each child and
   * its path. Branches of logical operators, which are no places of values, stay as they are.
   */
  public static Schema map(
      Schema schema, FieldPath path, BiFunction<FieldPath, Schema, Schema> change) {
    Schema mapped = schema;
    if (!schema.properties().isEmpty()) {
      Map<String, Schema> properties = new TreeMap<>();
      schema
          .properties()
          .forEach(
              (name, property) ->
                  properties.put(name, change.apply(path.field("properties").key(name), property)));
      mapped = mapped.with(Keyword.PROPERTIES, properties);
    }
    Schema items = schema.items();
    if (items != null) {
      mapped = mapped.withItems(change.apply(path.field("items"), items));
    }
    SchemaOrBool values = schema.additionalProperties();
    if (values != null && values.schema() != null) {
      mapped = mapped.withValues(change.apply(path.field("additionalProperties"), values.schema()));
    }
    return mapped;
  }
}
