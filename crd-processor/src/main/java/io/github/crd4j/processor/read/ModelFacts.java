package io.github.crd4j.processor.read;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrBool;
import io.github.crd4j.processor.jackson.BeanProperty;
import io.github.crd4j.processor.kubernetes.ModelClasses;
import io.github.crd4j.processor.kubernetes.PropertyFacts;
import io.github.crd4j.processor.kubernetes.TypeFacts;
import java.util.List;
import java.util.function.UnaryOperator;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Adds to the schemas of Kubernetes' own types what their Java classes do not say. */
final class ModelFacts {

  private final ModelClasses models = new ModelClasses();

  /** Adds what is known of the class as a whole. */
  void addTo(SchemaDraft draft, TypeElement type) {
    TypeFacts facts = models.facts(type);
    if (facts == null) {
      return;
    }
    if (facts.atomic()) {
      draft.set(Keyword.MAP_TYPE, "atomic");
    }
    ConditionBounds.addTo(draft, facts);
  }

  /** Whether Kubernetes alone says what may be absent, and no annotation of the class. */
  boolean isOfModel(BeanProperty property) {
    return property.accessors().stream()
        .anyMatch(
            accessor ->
                accessor.getEnclosingElement() instanceof TypeElement owner
                    && models.isModel(owner));
  }

  /** Adds what is known of a property; returns whether it is required. */
  boolean addTo(SchemaDraft draft, BeanProperty property) {
    PropertyFacts facts = facts(property);
    if (facts == null) {
      return false;
    }
    Schema schema = draft.schema();
    List<String> keys = facts.listKeys();
    if (facts.set() && schema.isType("array")) {
      draft.set(Keyword.LIST_TYPE, "set");
    } else if (keys != null && tellApart(schema.items(), keys)) {
      draft.set(Keyword.LIST_TYPE, "map");
      draft.set(Keyword.LIST_MAP_KEYS, keys);
    }
    if ("granular".equals(facts.mapType())) {
      // That is what an object is unless its type says otherwise.
      draft.remove(Keyword.MAP_TYPE);
    } else if (facts.mapType() != null && schema.isType("object")) {
      draft.set(Keyword.MAP_TYPE, facts.mapType());
    }
    if (facts.anyObject() && schema.type() == null && schema.preservesUnknownFields()) {
      draft.set(Keyword.TYPE, "object");
    }
    if (facts.format() != null || !facts.values().isEmpty()) {
      draft.replace(ofTexts(draft.schema(), text -> describe(text, facts)));
    }
    JsonValue defaultValue = facts.defaultValue();
    if (defaultValue != null && schema.defaultValue() == null) {
      draft.set(Keyword.DEFAULT, defaultValue);
      return false;
    }
    return facts.required();
  }

  private @Nullable PropertyFacts facts(BeanProperty property) {
    // A class of the user's may inherit the property, or override its accessors.
    for (Element accessor : property.accessors()) {
      PropertyFacts facts = models.facts(accessor, property.name());
      if (facts != null) {
        return facts;
      }
    }
    return null;
  }

  /** An older class may not have the keys yet, and in two places Kubernetes breaks its own rule. */
  static boolean tellApart(@Nullable Schema items, List<String> keys) {
    return items != null
        && !keys.isEmpty()
        && keys.stream()
            .allMatch(
                key -> {
                  Schema property = items.properties().get(key);
                  return property != null
                      && (items.required().contains(key) || property.defaultValue() != null);
                });
  }

  /** Changes {@code schema} if it is a text, or the texts in it if it is a list or map of them. */
  private static Schema ofTexts(Schema schema, UnaryOperator<Schema> change) {
    Schema items = schema.items();
    if (items != null) {
      return schema.withItems(ofTexts(items, change));
    }
    SchemaOrBool values = schema.additionalProperties();
    if (values != null && values.schema() != null) {
      return schema.withValues(ofTexts(values.schema(), change));
    }
    return schema.isType("string") ? change.apply(schema) : schema;
  }

  private static Schema describe(Schema text, PropertyFacts facts) {
    Schema described = text;
    if (facts.format() != null && text.format() == null) {
      described = described.with(Keyword.FORMAT, facts.format());
    }
    if (!facts.values().isEmpty() && text.enumValues().isEmpty()) {
      List<JsonValue> values = facts.values().stream().<JsonValue>map(JsonString::new).toList();
      described = described.with(Keyword.ENUM, new JsonArray(values));
    }
    return described;
  }
}
