package io.github.crd4j.testing.objects;

import com.github.curiousoddman.rgxgen.RgxGen;
import io.github.crd4j.model.Schema;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Makes strings of a pattern, a format or a length. */
final class StringGenerator {

  private static final List<String> TEXTS =
      List.of(
          "a", "shop", "v1", "1", "true", "null", "~", " ", "ä€😀", "\"quoted\"", "a\nb", "x: y");
  private static final List<String> KEYS =
      List.of("a", "b", "key", "dotted.key", "example.com/key", "UPPER", "1", "ä", "with space");
  private static final int ATTEMPTS = 50;

  private final Map<String, RgxGen> patterns = new HashMap<>();

  String next(Schema schema, Chance chance) {
    String text = "";
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      text = candidate(schema, chance);
      if (fits(text, schema)) {
        return text;
      }
    }
    return text;
  }

  /** The key of a map's entry. */
  String key(Chance chance) {
    return chance.oneOf(KEYS);
  }

  private String candidate(Schema schema, Chance chance) {
    if (schema.pattern() != null) {
      RgxGen pattern = patterns.computeIfAbsent(schema.pattern(), RgxGen::parse);
      return pattern.generate(chance.random());
    }
    if (schema.format() != null) {
      List<String> samples = FormatStrings.of(schema.format());
      if (!samples.isEmpty()) {
        return chance.oneOf(samples);
      }
    }
    String text = chance.oneIn(6) ? "" : chance.oneOf(TEXTS);
    long min = schema.minLength() == null ? 0 : schema.minLength();
    long max = schema.maxLength() == null ? Integer.MAX_VALUE : schema.maxLength();
    if (text.codePointCount(0, text.length()) < min) {
      text = text + "x".repeat((int) (min - text.codePointCount(0, text.length())));
    }
    return text.codePointCount(0, text.length()) > max
        ? text.substring(0, text.offsetByCodePoints(0, (int) max))
        : text;
  }

  private static boolean fits(String text, Schema schema) {
    int length = text.codePointCount(0, text.length());
    return (schema.minLength() == null || length >= schema.minLength())
        && (schema.maxLength() == null || length <= schema.maxLength());
  }
}
