package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.CanonicalJson;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/** What the spoke can show of the values that a field of the same type has in the hub. */
public final class Limit {
  private final Predicate<JsonNode> admits;

  private Limit(Predicate<JsonNode> admits) {
    this.admits = admits;
  }

  /** One of these values, as JSON texts: the enum of the spoke. */
  public static Limit oneOf(String... json) {
    List<JsonNode> values = Arrays.stream(json).map(CanonicalJson::read).toList();
    return new Limit(value -> values.stream().anyMatch(one -> CanonicalJson.same(one, value)));
  }

  /** An integer of 32 bits. */
  public static Limit int32() {
    return new Limit(value -> value.isNumber() && value.canConvertToInt() && isIntegral(value));
  }

  /** An integer, where the hub has other numbers or strings too. */
  public static Limit integer() {
    return new Limit(value -> value.isNumber() && isIntegral(value));
  }

  /** A string, where the hub has integers too. */
  public static Limit string() {
    return new Limit(JsonNode::isString);
  }

  /** A list or map whose items or values are all within {@code limit}. */
  public static Limit each(Limit limit) {
    return new Limit(value -> value.valueStream().allMatch(limit::admits));
  }

  boolean admits(JsonNode value) {
    return admits.test(value);
  }

  private static boolean isIntegral(JsonNode value) {
    return value.canConvertToExactIntegral();
  }
}
