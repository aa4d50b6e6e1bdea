package io.github.crd4j.cel.rules;

import io.github.crd4j.model.CelIdentifier;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrBool;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A list, map or string in the schema of a rule that has no bound and could have one.
 *
 * @param steps how to get there from the node of the rule
 * @param keyword the bound that is missing
 */
record Unbounded(List<NodeTypes.Step> steps, Keyword<Long> keyword) {

  /** The places without bound among {@code paths}, which are spelled as in CEL. */
  static List<Unbounded> find(Schema schema, Set<List<String>> paths) {
    List<Unbounded> places = new ArrayList<>();
    for (List<String> path : paths) {
      Unbounded place = at(schema, path);
      if (place != null) {
        places.add(place);
      }
    }
    return places;
  }

  private static @Nullable Unbounded at(Schema schema, List<String> path) {
    List<NodeTypes.Step> steps = new ArrayList<>();
    Schema at = schema;
    for (String name : path) {
      NodeTypes.Step step = step(at, name);
      Schema child = step == null ? null : child(at, step);
      if (step == null || child == null) {
        return null;
      }
      steps.add(step);
      at = child;
    }
    Keyword<Long> missing = missingBound(at);
    return missing == null ? null : new Unbounded(List.copyOf(steps), missing);
  }

  private static NodeTypes.@Nullable Step step(Schema schema, String name) {
    return switch (name) {
      case "@items" -> new NodeTypes.Items();
      case "@values" -> new NodeTypes.Values();
      default ->
          schema.properties().keySet().stream()
              .filter(property -> name.equals(CelIdentifier.of(property)))
              .findFirst()
              .map(NodeTypes.Property::new)
              .orElse(null);
    };
  }

  private static @Nullable Schema child(Schema schema, NodeTypes.Step step) {
    if (step instanceof NodeTypes.Property property) {
      return schema.properties().get(property.name());
    }
    if (step instanceof NodeTypes.Items) {
      return schema.items();
    }
    SchemaOrBool additional = schema.additionalProperties();
    return additional == null ? null : additional.schema();
  }

  private static @Nullable Keyword<Long> missingBound(Schema schema) {
    if (schema.isIntOrString()) {
      return schema.maxLength() == null ? Keyword.MAX_LENGTH : null;
    }
    String type = schema.type();
    return switch (type == null ? "" : type) {
      case "array" -> schema.maxItems() == null ? Keyword.MAX_ITEMS : null;
      case "object" ->
          schema.maxProperties() == null && schema.additionalProperties() != null
              ? Keyword.MAX_PROPERTIES
              : null;
      case "string" ->
          schema.maxLength() == null && schema.enumValues().isEmpty() && !isFixed(schema)
              ? Keyword.MAX_LENGTH
              : null;
      default -> null;
    };
  }

  private static boolean isFixed(Schema schema) {
    String format = schema.format();
    return "date".equals(format) || "date-time".equals(format) || "duration".equals(format);
  }

  /** {@code schema} with {@code bound} at this place. */
  Schema bounded(Schema schema, long bound) {
    return bounded(schema, steps, bound);
  }

  private Schema bounded(Schema schema, List<NodeTypes.Step> rest, long bound) {
    if (rest.isEmpty()) {
      return schema.with(keyword, bound);
    }
    NodeTypes.Step step = rest.get(0);
    Schema child = child(schema, step);
    if (child == null) {
      return schema;
    }
    Schema changed = bounded(child, rest.subList(1, rest.size()), bound);
    if (step instanceof NodeTypes.Property property) {
      return schema.withProperty(property.name(), changed);
    }
    return step instanceof NodeTypes.Items ? schema.withItems(changed) : schema.withValues(changed);
  }

  /** {@code maxItems on 'zones'}. */
  String wordsBelow(NodeTypes owner) {
    String place = name(owner);
    for (NodeTypes.Step step : steps) {
      place = below(place, step);
    }
    return keyword.keyword() + " on " + place;
  }

  /** The same for a list or map around the rule. */
  static String words(NodeTypes ancestor) {
    Keyword<?> keyword =
        ancestor.schema().isType("array") ? Keyword.MAX_ITEMS : Keyword.MAX_PROPERTIES;
    return keyword.keyword() + " on " + name(ancestor);
  }

  private static String name(NodeTypes node) {
    NodeTypes parent = node.parent();
    return parent == null ? "the resource" : below(name(parent), node.step());
  }

  private static String below(String holder, NodeTypes.Step step) {
    if (step instanceof NodeTypes.Property property) {
      return "'" + property.name() + "'";
    }
    return (step instanceof NodeTypes.Items ? "the items of " : "the values of ") + holder;
  }
}
