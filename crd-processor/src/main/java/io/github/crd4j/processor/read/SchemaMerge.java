package io.github.crd4j.processor.read;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrBool;
import io.github.crd4j.model.SchemaOrList;
import io.github.crd4j.model.ValidationRule;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** One schema that takes the values of two, and what of them it cannot say. */
final class SchemaMerge {

  private static final List<Keyword<?>> TEXTS =
      List.of(Keyword.DESCRIPTION, Keyword.TITLE, Keyword.EXAMPLE, Keyword.EXTERNAL_DOCS);

  private final Set<String> lost = new TreeSet<>();

  /** The keywords on which the schemas merged so far do not agree, in alphabetical order. */
  Set<String> lost() {
    return lost;
  }

  /** {@code schema} with what {@code from} says to its readers, as far as it says anything. */
  static Schema withTextsOf(Schema from, Schema schema) {
    Schema.Builder described = schema.toBuilder();
    TEXTS.forEach(keyword -> copy(keyword, from, described));
    return described.build();
  }

  private static <T> void copy(Keyword<T> keyword, Schema from, Schema.Builder to) {
    T value = from.get(keyword);
    if (value != null) {
      to.set(keyword, value);
    }
  }

  /** The narrowest schema that can be written down and takes what either takes. */
  Schema merge(Schema left, Schema right) {
    if (left.equals(right)) {
      return left;
    }
    if (isOneOfBoth(left) && isOneOfBoth(right) && !isSameScalar(left, right)) {
      return intOrString(right.isIntOrString() ? right : left);
    }
    boolean numbers = isNumber(left) && isNumber(right);
    boolean sameType = Objects.equals(left.type(), right.type()) || numbers;
    if (!sameType || left.isIntOrString() != right.isIntOrString()) {
      lost.add("type");
      return withTextsOf(left, Schema.builder().set(Keyword.PRESERVE_UNKNOWN_FIELDS, true).build());
    }
    return sameType(left, right, numbers);
  }

  private Schema sameType(Schema left, Schema right, boolean numbers) {
    Schema.Builder merged = left.toBuilder();
    Set<Keyword<?>> keywords = new TreeSet<>();
    left.keywords().forEach(keywords::add);
    right.keywords().forEach(keywords::add);
    for (Keyword<?> keyword : keywords) {
      mergeKeyword(keyword, left, right, merged);
    }
    if (numbers && !Objects.equals(left.type(), right.type())) {
      merged.set(Keyword.TYPE, "number");
    }
    Schema result = merged.build();
    if (result.additionalProperties() != null && !result.properties().isEmpty()) {
      merged.remove(Keyword.ADDITIONAL_PROPERTIES).set(Keyword.PRESERVE_UNKNOWN_FIELDS, true);
      lost.add(Keyword.ADDITIONAL_PROPERTIES.keyword());
    }
    if ("map".equals(result.listType()) && result.listMapKeys().isEmpty()) {
      merged.remove(Keyword.LIST_TYPE);
    }
    return merged.build();
  }

  private <T> void mergeKeyword(
      Keyword<T> keyword, Schema left, Schema right, Schema.Builder merged) {
    @Nullable T first = left.get(keyword);
    @Nullable T second = right.get(keyword);
    if (Objects.equals(first, second)) {
      return;
    }
    if (TEXTS.contains(keyword)) {
      if (first == null && second != null) {
        merged.set(keyword, second);
      }
    } else if (keyword == Keyword.TYPE) {
      lost.add(keyword.keyword());
    } else if (keyword == Keyword.PROPERTIES) {
      merged.set(Keyword.PROPERTIES, properties(left.properties(), right.properties()));
    } else if (keyword == Keyword.NULLABLE || keyword == Keyword.PRESERVE_UNKNOWN_FIELDS) {
      merged.set(keyword, Objects.requireNonNull(first == null ? second : first));
    } else {
      lost.add(keyword.keyword());
      if (keyword == Keyword.ITEMS && left.items() != null && right.items() != null) {
        merged.set(Keyword.ITEMS, SchemaOrList.of(merge(left.items(), right.items())));
      } else if (keyword == Keyword.REQUIRED) {
        merged.set(Keyword.REQUIRED, common(left.required(), right.required()));
      } else if (keyword == Keyword.ENUM && first != null && second != null) {
        merged.set(Keyword.ENUM, union(left.enumValues(), right.enumValues()));
      } else if (keyword == Keyword.VALIDATIONS) {
        List<ValidationRule> rules = common(left.validations(), right.validations());
        merged.set(Keyword.VALIDATIONS, rules);
      } else if (keyword == Keyword.ADDITIONAL_PROPERTIES) {
        mergeValues(left.additionalProperties(), right.additionalProperties(), merged);
      } else {
        merged.remove(keyword);
      }
    }
  }

  private void mergeValues(
      @Nullable SchemaOrBool left, @Nullable SchemaOrBool right, Schema.Builder merged) {
    if (left != null && left.schema() != null && right != null && right.schema() != null) {
      merged.set(
          Keyword.ADDITIONAL_PROPERTIES, SchemaOrBool.of(merge(left.schema(), right.schema())));
    } else {
      merged.remove(Keyword.ADDITIONAL_PROPERTIES).set(Keyword.PRESERVE_UNKNOWN_FIELDS, true);
    }
  }

  private Map<String, Schema> properties(Map<String, Schema> left, Map<String, Schema> right) {
    Map<String, Schema> all = new TreeMap<>(left);
    right.forEach((name, schema) -> all.merge(name, schema, this::merge));
    return all;
  }

  private static <E> List<E> common(List<E> left, List<E> right) {
    return left.stream().filter(right::contains).toList();
  }

  private static JsonArray union(List<JsonValue> left, List<JsonValue> right) {
    Set<JsonValue> all = new LinkedHashSet<>(left);
    all.addAll(right);
    return new JsonArray(new ArrayList<>(all));
  }

  private Schema intOrString(Schema texts) {
    lost.add("type");
    return withTextsOf(
        texts,
        Schema.builder()
            .set(Keyword.INT_OR_STRING, true)
            .set(Keyword.ANY_OF, List.of(Schema.ofType("integer"), Schema.ofType("string")))
            .build());
  }

  private static boolean isOneOfBoth(Schema schema) {
    return schema.isType("integer") || schema.isType("string") || schema.isIntOrString();
  }

  private static boolean isSameScalar(Schema left, Schema right) {
    return Objects.equals(left.type(), right.type())
        && left.isIntOrString() == right.isIntOrString();
  }

  private static boolean isNumber(Schema schema) {
    return schema.isType("integer") || schema.isType("number");
  }
}
