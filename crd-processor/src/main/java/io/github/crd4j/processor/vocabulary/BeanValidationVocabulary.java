package io.github.crd4j.processor.vocabulary;

import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.processor.mirror.AnnotationUse;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** The constraints of Jakarta Bean Validation, under its old package name as well. */
final class BeanValidationVocabulary implements Vocabulary {

  private static final List<String> PACKAGES =
      List.of("jakarta.validation.constraints.", "javax.validation.constraints.");

  /** Bounds of more digits bound nothing that JSON numbers hold exactly. */
  private static final int MAX_DIGITS = 15;

  private static final Set<String> CONSTRAINTS =
      Set.of("jakarta.validation.Constraint", "javax.validation.Constraint");

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
    put("Digits", BeanValidationVocabulary::digits);
    for (String clock : List.of("Future", "FutureOrPresent", "Past", "PastOrPresent")) {
      put(
          clock,
          (use, to) ->
              to.ignore(
                  use,
                  "the API server compares no times with now",
                  "only a program that reads the object can check it"));
    }
    put(
        "Null",
        (use, to) ->
            to.ignore(
                use,
                "a schema cannot forbid a property that it has",
                "leave the property out with @JsonIgnore, or forbid it with @Validation on the"
                    + " class: '!has(self.…)'"));
    put("AssertTrue", (use, to) -> to.sayText(Keyword.ENUM, List.of("true"), use));
    put("AssertFalse", (use, to) -> to.sayText(Keyword.ENUM, List.of("false"), use));
  }

  private void put(String simpleName, AnnotationReader reader) {
    for (String prefix : PACKAGES) {
      readers.put(
          prefix + simpleName,
          (use, to) -> {
            List<TypeMirror> groups = use.types("groups");
            if (groups.isEmpty() || groups.stream().anyMatch(BeanValidationVocabulary::isDefault)) {
              reader.read(use, to);
            } else {
              to.ignore(
                  use,
                  "it is checked in the group '" + simpleName(groups.get(0)) + "' only",
                  "a program asks for a group; the API server checks every object alike");
            }
          });
    }
  }

  @Override
  public Map<String, AnnotationReader> readers() {
    return readers;
  }

  private static boolean isDefault(TypeMirror group) {
    return group.toString().endsWith(".validation.groups.Default");
  }

  private static String simpleName(TypeMirror type) {
    String name = type.toString();
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /** So many digits before the point and after it. */
  private static void digits(AnnotationUse use, Statements to) {
    Number before = use.number("integer");
    if (before != null && before.intValue() >= 0 && before.intValue() <= MAX_DIGITS) {
      BigDecimal limit = BigDecimal.TEN.pow(before.intValue());
      to.say(Keyword.MINIMUM, new JsonNumber(limit.negate()), use, "integer");
      to.say(Keyword.EXCLUSIVE_MINIMUM, true, use, "integer");
      to.say(Keyword.MAXIMUM, new JsonNumber(limit), use, "integer");
      to.say(Keyword.EXCLUSIVE_MAXIMUM, true, use, "integer");
    }
    Number after = use.number("fraction");
    if (after != null && after.intValue() >= 0 && after.intValue() <= MAX_DIGITS) {
      BigDecimal unit = BigDecimal.ONE.movePointLeft(after.intValue());
      to.say(Keyword.MULTIPLE_OF, new JsonNumber(unit), use, "fraction");
    }
  }

  /** What makes {@code use} a constraint, or null if it is none. */
  static @Nullable AnnotationUse constraint(AnnotationUse use) {
    return use.meta().stream()
        .filter(meta -> CONSTRAINTS.contains(meta.name()))
        .findFirst()
        .orElse(null);
  }

  /**
   * Notes that only code knows what {@code use}, a constraint of no vocabulary, demands.
   *
   * @param constraint what makes it one
   * @param composed whether something of it is known
   */
  static void ignoreCode(
      AnnotationUse use, AnnotationUse constraint, boolean composed, Statements to) {
    if (!composed || !constraint.types("validatedBy").isEmpty()) {
      to.ignore(
          use,
          composed
              ? "beyond what it is composed of its validator is code, which no schema can say"
              : "its validator is code, which no schema can say",
          "say it in CEL, for the API server to check it: @Validation(rule = \"…\")");
    }
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
