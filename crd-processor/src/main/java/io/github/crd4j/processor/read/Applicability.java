package io.github.crd4j.processor.read;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which keywords mean something for which types. */
final class Applicability {

  private static final Map<Keyword<?>, Set<String>> TYPES = new HashMap<>();

  static {
    Set<String> numbers = Set.of("integer", "number", "int-or-string");
    Set<String> strings = Set.of("string", "int-or-string");
    TYPES.put(Keyword.MINIMUM, numbers);
    TYPES.put(Keyword.MAXIMUM, numbers);
    TYPES.put(Keyword.EXCLUSIVE_MINIMUM, numbers);
    TYPES.put(Keyword.EXCLUSIVE_MAXIMUM, numbers);
    TYPES.put(Keyword.MULTIPLE_OF, numbers);
    TYPES.put(Keyword.MIN_LENGTH, strings);
    TYPES.put(Keyword.MAX_LENGTH, strings);
    TYPES.put(Keyword.PATTERN, strings);
    TYPES.put(Keyword.FORMAT, Set.of("string", "integer", "number"));
    TYPES.put(Keyword.MIN_ITEMS, Set.of("array"));
    TYPES.put(Keyword.MAX_ITEMS, Set.of("array"));
    TYPES.put(Keyword.LIST_TYPE, Set.of("array"));
    TYPES.put(Keyword.LIST_MAP_KEYS, Set.of("array"));
    TYPES.put(Keyword.MIN_PROPERTIES, Set.of("object"));
    TYPES.put(Keyword.MAX_PROPERTIES, Set.of("object"));
    TYPES.put(Keyword.MAP_TYPE, Set.of("object"));
    TYPES.put(Keyword.EMBEDDED_RESOURCE, Set.of("object", "value of any type"));
    TYPES.put(
        Keyword.INT_OR_STRING, Set.of("integer", "string", "value of any type", "int-or-string"));
  }

  private Applicability() {}

  /** Whether {@code keyword} has an effect in {@code schema}. */
  static boolean fits(Keyword<?> keyword, Schema schema) {
    Set<String> types = TYPES.get(keyword);
    return types == null || types.contains(kind(schema));
  }

  /** What a message calls values of {@code schema}. */
  static String kind(Schema schema) {
    @Nullable String type = schema.type();
    if (schema.isIntOrString()) {
      return "int-or-string";
    }
    return type == null ? "value of any type" : type;
  }

  /** {@link #kind} with its article. */
  static String aKind(Schema schema) {
    String kind = kind(schema);
    return ("aeiou".indexOf(kind.charAt(0)) >= 0 ? "an " : "a ") + kind;
  }

  /** The kinds for which {@code keyword} means something, for a message. */
  static String kindsOf(Keyword<?> keyword) {
    return TYPES.getOrDefault(keyword, Set.of()).stream()
        .sorted()
        .reduce((left, right) -> left + ", " + right)
        .orElse("every type");
  }
}
