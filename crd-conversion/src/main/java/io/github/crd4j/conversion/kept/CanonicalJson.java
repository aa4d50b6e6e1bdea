package io.github.crd4j.conversion.kept;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.StreamWriteConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;

/** JSON whose bytes depend on nothing but the value: compact, properties sorted, numbers exact. */
public final class CanonicalJson {
  /** Deeper than any object, and not too deep for recursion; what is moved may get deeper. */
  private static final int MAX_DEPTH = 1000;

  private static final JsonMapper MAPPER =
      mapper().enable(JsonNodeFeature.WRITE_PROPERTIES_SORTED).build();

  private CanonicalJson() {}

  /** A mapper for trees whose numbers stay as they are. */
  public static JsonMapper.Builder mapper() {
    JsonFactory factory =
        JsonFactory.builder()
            .streamReadConstraints(
                StreamReadConstraints.builder().maxNestingDepth(MAX_DEPTH).build())
            .streamWriteConstraints(
                StreamWriteConstraints.builder().maxNestingDepth(2 * MAX_DEPTH).build())
            .build();
    return JsonMapper.builder(factory)
        .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
        .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION);
  }

  /** The text of a value. */
  public static String write(JsonNode value) {
    return MAPPER.writeValueAsString(value);
  }

  /**
   * The value of a text.
   *
   * @throws tools.jackson.core.JacksonException if it is not exactly one JSON value
   */
  public static JsonNode read(String text) {
    return MAPPER.readTree(text);
  }

  /** Whether two values say the same: numbers by value, objects whatever their order. */
  public static boolean same(JsonNode one, JsonNode other) {
    return one.equals(CanonicalJson::compare, other);
  }

  /** The first 12 hexadecimal digits of the SHA-256 of a text. */
  public static String digest(String text) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, 6);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java runtime has SHA-256", e);
    }
  }

  private static int compare(JsonNode one, JsonNode other) {
    if (one.isNumber() && other.isNumber()) {
      BigDecimal left = one.decimalValue();
      return left.compareTo(other.decimalValue());
    }
    return one.equals(other) ? 0 : 1;
  }
}
