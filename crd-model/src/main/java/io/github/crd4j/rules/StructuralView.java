package io.github.crd4j.rules;

import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrBool;
import io.github.crd4j.model.SchemaOrList;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How the API server reads a schema before it looks at structure and defaults ({@code
 * apiserver/schema/convert.go} and {@code validation.go}).
 */
final class StructuralView {

  private static final List<Schema> INTEGER_OR_STRING =
      List.of(Schema.ofType("integer"), Schema.ofType("string"));

  private static final List<Keyword<JsonValue>> MAPS =
      List.of(Keyword.DEFINITIONS, Keyword.DEPENDENCIES, Keyword.PATTERN_PROPERTIES);

  private StructuralView() {}

  /** Whether the API server can read the schema at all; if not, no structural rule is applied. */
  static boolean isReadable(SchemaNode node) {
    Schema schema = node.schema();
    SchemaOrList items = schema.get(Keyword.ITEMS);
    return !schema.has(Keyword.ID)
        && !schema.has(Keyword.SCHEMA_URI)
        && !hasReference(schema)
        && !schema.has(Keyword.ADDITIONAL_ITEMS)
        && MAPS.stream().allMatch(keyword -> isEmpty(schema.get(keyword)))
        && (items == null || items.list().isEmpty())
        && !Boolean.FALSE.equals(schema.get(Keyword.PRESERVE_UNKNOWN_FIELDS))
        && areReadable(node.children());
  }

  private static boolean areReadable(List<SchemaNode> nodes) {
    for (SchemaNode node : nodes) {
      if (!isReadable(node)) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasReference(Schema schema) {
    String reference = schema.get(Keyword.REF);
    return reference != null && !reference.isEmpty();
  }

  private static boolean isIntegerOrString(List<Schema> anyOf) {
    return anyOf.size() == INTEGER_OR_STRING.size()
        && anyOf.stream().map(StructuralView::withoutEmpty).toList().equals(INTEGER_OR_STRING);
  }

  private static Schema withoutEmpty(Schema schema) {
    Schema.Builder rest = schema.toBuilder();
    for (Keyword<JsonValue> keyword : MAPS) {
      if (isEmpty(schema.get(keyword))) {
        rest.remove(keyword);
      }
    }
    if (!hasReference(schema)) {
      rest.remove(Keyword.REF);
    }
    SchemaOrBool additional = schema.additionalProperties();
    if (additional != null && !additional.allows()) {
      rest.remove(Keyword.ADDITIONAL_PROPERTIES);
    }
    return rest.build();
  }

  private static boolean isEmpty(@Nullable JsonValue json) {
    return json == null || json.equals(JsonObject.EMPTY);
  }

  /** The children of {@code node} that structural rules see. */
  static List<SchemaNode> children(SchemaNode node) {
    List<SchemaNode> seen = new ArrayList<>(node.children().size());
    for (SchemaNode child : node.children()) {
      if (!isExempt(node, child)) {
        seen.add(child);
      }
    }
    return seen;
  }

  private static boolean isExempt(SchemaNode node, SchemaNode child) {
    if (child.link() == SchemaNode.Link.ADDITIONAL_PROPERTIES) {
      // Refused as a whole there.
      return node.isInLogicalOperator();
    }
    return child.link() == SchemaNode.Link.BRANCH
        && isIntegerOrString(node.schema().anyOf())
        && node.at(Keyword.ANY_OF).equals(child.path().parent())
        && (!node.isInLogicalOperator() || isFirstOfAllOf(node));
  }

  /** Whether {@code node} is {@code allOf[0]} of a node outside of logical operators. */
  private static boolean isFirstOfAllOf(SchemaNode node) {
    SchemaNode parent = node.parent();
    return parent != null
        && !parent.isInLogicalOperator()
        && node.path().equals(parent.at(Keyword.ALL_OF).index(0));
  }
}
