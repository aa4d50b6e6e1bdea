package io.github.crd4j.processor.vocabulary;

import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.processor.mirror.AnnotationUse;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The constraints of Jakarta Bean Validation, under its old package name as well. */
final class BeanValidationVocabulary implements Vocabulary {

  private static final List<String> PACKAGES =
      List.of("jakarta.validation.constraints.", "javax.validation.constraints.");

  private final Map<String, AnnotationReader> readers = new HashMap<>();

  BeanValidationVocabulary() {
    put("NotNull", (use, to) -> to.require(use));
    put("NotEmpty", BeanValidationVocabulary::notEmpty);
    put("NotBlank", BeanValidationVocabulary::notBlank);
    put("Size", BeanValidationVocabulary::size);
    put("Min", whole(Keyword.MINIMUM));
    put("Max", whole(Keyword.MAXIMUM));
    put("DecimalMin", decimal(Keyword.MINIMUM, Keyword.EXCLUSIVE_MINIMUM));
    put("DecimalMax", decimal(Keyword.MAXIMUM, Keyword.EXCLUSIVE_MAXIMUM));
    put("Positive", sign(Keyword.MINIMUM, Keyword.EXCLUSIVE_MINIMUM));
    put("PositiveOrZero", sign(Keyword.MINIMUM, null));
    put("Negative", sign(Keyword.MAXIMUM, Keyword.EXCLUSIVE_MAXIMUM));
    put("NegativeOrZero", sign(Keyword.MAXIMUM, null));
    put("Pattern", BeanValidationVocabulary::pattern);
    put("Email", (use, to) -> to.say(Keyword.FORMAT, "email", use, ""));
    put("AssertTrue", (use, to) -> to.sayText(Keyword.ENUM, List.of("true"), use));
    put("AssertFalse", (use, to) -> to.sayText(Keyword.ENUM, List.of("false"), use));
  }

  private void put(String simpleName, AnnotationReader reader) {
    for (String prefix : PACKAGES) {
      readers.put(
          prefix + simpleName,
          (use, to) -> {
            // A group is checked only where the program asks for it; the API server asks for none.
            if (use.types("groups").isEmpty()) {
              reader.read(use, to);
            }
          });
    }
  }

  @Override
  public Map<String, AnnotationReader> readers() {
    return readers;
  }

  private static void notEmpty(AnnotationUse use, Statements to) {
    to.require(use);
    to.say(new SizeStatement(1L, null, use));
  }

  private static void notBlank(AnnotationUse use, Statements to) {
    to.require(use);
    to.say(Keyword.PATTERN, "\\S", use, "");
  }

  private static void size(AnnotationUse use, Statements to) {
    to.say(
        new SizeStatement(
            Fabric8Vocabulary.positive(use.number("min")),
            Fabric8Vocabulary.limit(use.number("max"), Integer.MAX_VALUE),
            use));
  }

  private static AnnotationReader whole(Keyword<JsonNumber> keyword) {
    return (use, to) -> {
      Number value = use.number("value");
      if (value != null) {
        to.say(keyword, JsonNumber.of(value.longValue()), use, "value");
      }
    };
  }

  private static AnnotationReader decimal(Keyword<JsonNumber> keyword, Keyword<Boolean> exclusive) {
    return (use, to) -> {
      try {
        to.say(keyword, new JsonNumber(new BigDecimal(use.string("value"))), use, "value");
      } catch (NumberFormatException malformed) {
        to.misuse(
            use.origin("value"),
            use.displayName() + " needs a number, but is '" + use.string("value") + "'");
        return;
      }
      if (use.isGiven("inclusive") && !use.bool("inclusive")) {
        to.say(exclusive, true, use, "inclusive");
      }
    };
  }

  private static AnnotationReader sign(
      Keyword<JsonNumber> keyword, @Nullable Keyword<Boolean> exclusive) {
    return (use, to) -> {
      to.say(keyword, JsonNumber.of(0L), use, "");
      if (exclusive != null) {
        to.say(exclusive, true, use, "");
      }
    };
  }

  private static void pattern(AnnotationUse use, Statements to) {
    // Bean Validation matches the whole text, the API server any part of it.
    to.say(Keyword.PATTERN, "^(?:" + flags(use) + use.string("regexp") + ")$", use, "regexp");
  }

  private static String flags(AnnotationUse use) {
    StringBuilder flags = new StringBuilder();
    for (String flag : use.constants("flags")) {
      switch (flag) {
        case "CASE_INSENSITIVE" -> flags.append('i');
        case "MULTILINE" -> flags.append('m');
        case "DOTALL" -> flags.append('s');
        default -> {
          // The others have no counterpart in RE2 or, as UNICODE_CASE, are always on there.
        }
      }
    }
    return flags.isEmpty() ? "" : "(?" + flags + ")";
  }
}
