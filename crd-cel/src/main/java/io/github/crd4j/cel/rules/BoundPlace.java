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
 * A list, map or string in the schema of a rule whose size can have a bound.
 *
 * @param steps how to get there from the node of the rule
 * @param keyword of the bound that it can have
 * @param declared the bound that it has; null if none
 */
record BoundPlace(List<NodeTypes.Step> steps, Keyword<Long> keyword, @Nullable Long declared) {

  /**
   * The places among {@code paths}, which are spelled as in CEL.
   *
   * @param all whether also those that have a bound
   */
  static List<BoundPlace> find(Schema schema, Set<List<String>> paths, boolean all) {
    List<BoundPlace> places = new ArrayList<>();
    for (List<String> path : paths) {
      BoundPlace place = at(schema, path);
      if (place != null && (all || place.declared() == null)) {
        places.add(place);
      }
    }
    return places;
  }

  private static @Nullable BoundPlace at(Schema schema, List<String> path) {
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
    Keyword<Long> keyword = bound(at);
    return keyword == null ? null : new BoundPlace(List.copyOf(steps), keyword, at.get(keyword));
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

  private static @Nullable Keyword<Long> bound(Schema schema) {
    if (schema.isIntOrString()) {
      return Keyword.MAX_LENGTH;
    }
    String type = schema.type();
    return switch (type == null ? "" : type) {
      case "array" -> Keyword.MAX_ITEMS;
      case "object" -> schema.additionalProperties() == null ? null : Keyword.MAX_PROPERTIES;
      case "string" ->
          schema.enumValues().isEmpty() && !isFixed(schema) ? Keyword.MAX_LENGTH : null;
      default -> null;
    };
  }

  private static boolean isFixed(Schema schema) {
    String format = schema.format();
    return "date".equals(format) || "date-time".equals(format) || "duration".equals(format);
  }

  /** {@code schema} with {@code bound} at this place, unless its own is smaller. */
  Schema bounded(Schema schema, long bound) {
    return bounded(schema, steps, bound);
  }

  private Schema bounded(Schema schema, List<NodeTypes.Step> rest, long bound) {
    if (rest.isEmpty()) {
      return schema.with(keyword, declared == null ? bound : Math.min(declared, bound));
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
