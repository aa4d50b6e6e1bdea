package io.github.crd4j.processor.vocabulary;

import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.ValidationRule;
import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The annotations of fabric8's {@code generator-annotations}. */
public final class Fabric8Vocabulary implements Vocabulary {

  static final String SCHEMA = "io.fabric8.generator.annotation.";
  private static final String RESOURCE = "io.fabric8.kubernetes.model.annotation.";
  private static final String GENERATOR = "io.fabric8.crd.generator.annotation.";
  private static final String CUSTOMIZER = "io.fabric8.crdv2.generator.v1.SchemaCustomizer";

  /** Another type in the place of that of a member. */
  public static final String SCHEMA_FROM = GENERATOR + "SchemaFrom";

  /** Another type in the place of that of a member of another class. */
  public static final String SCHEMA_SWAP = GENERATOR + "SchemaSwap";

  /** Those on a class that hold for its subclasses too. */
  static final Set<String> INHERITED =
      Set.of(SCHEMA + "ValidationRule", GENERATOR + "PreserveUnknownFields", CUSTOMIZER);

  @Override
  public Map<String, AnnotationReader> readers() {
    return Map.ofEntries(
        Map.entry(SCHEMA + "Required", (use, to) -> to.require(use)),
        Map.entry(SCHEMA + "Nullable", (use, to) -> to.say(Keyword.NULLABLE, true, use, "")),
        Map.entry(SCHEMA + "Default", Fabric8Vocabulary::defaultText),
        Map.entry(SCHEMA + "Min", bound(Keyword.MINIMUM, Keyword.EXCLUSIVE_MINIMUM)),
        Map.entry(SCHEMA + "Max", bound(Keyword.MAXIMUM, Keyword.EXCLUSIVE_MAXIMUM)),
        Map.entry(SCHEMA + "Size", Fabric8Vocabulary::size),
        Map.entry(
            SCHEMA + "Pattern",
            (use, to) -> to.say(Keyword.PATTERN, use.string("value"), use, "value")),
        Map.entry(SCHEMA + "ValidationRule", (use, to) -> to.demand(rule(use), use)),
        Map.entry(
            GENERATOR + "PreserveUnknownFields",
            (use, to) -> to.say(Keyword.PRESERVE_UNKNOWN_FIELDS, true, use, "")),
        Map.entry(CUSTOMIZER, (use, to) -> to.customize(use)),
        Map.entry(RESOURCE + "SpecReplicas", (use, to) -> to.mark(use)),
        Map.entry(RESOURCE + "StatusReplicas", (use, to) -> to.mark(use)),
        Map.entry(RESOURCE + "LabelSelector", (use, to) -> to.mark(use)),
        Map.entry(GENERATOR + "PrinterColumn", (use, to) -> to.mark(use)),
        Map.entry(GENERATOR + "SelectableField", (use, to) -> to.mark(use)));
  }

  private static void defaultText(AnnotationUse use, Statements to) {
    String text = use.string("value");
    // There it is the empty string, and never an initialiser.
    to.sayText(Keyword.DEFAULT, List.of(text.isEmpty() ? "\"\"" : text), use);
  }

  private static AnnotationReader bound(Keyword<JsonNumber> keyword, Keyword<Boolean> exclusive) {
    return (use, to) -> {
      Number value = use.number("value");
      if (value != null && Double.isFinite(value.doubleValue())) {
        to.say(keyword, JsonNumber.of(value.doubleValue()), use, "value");
        if (use.isGiven("inclusive") && !use.bool("inclusive")) {
          to.say(exclusive, true, use, "inclusive");
        }
      }
    };
  }

  private static void size(AnnotationUse use, Statements to) {
    to.say(
        new SizeStatement(
            positive(use.number("min")), limit(use.number("max"), Long.MAX_VALUE), use));
  }

  static @Nullable Long positive(@Nullable Number number) {
    return number == null || number.longValue() <= 0 ? null : (Long) number.longValue();
  }

  /** {@code number}, or null if it is the value that stands for no limit. */
  static @Nullable Long limit(@Nullable Number number, long unlimited) {
    return number == null || number.longValue() == unlimited ? null : (Long) number.longValue();
  }

  private static ValidationRule rule(AnnotationUse use) {
    String reason = use.string("reason");
    return new ValidationRule(
        use.string("value"),
        use.string("message"),
        use.string("messageExpression"),
        reason.isEmpty() ? null : reason,
        use.string("fieldPath"),
        use.bool("optionalOldSelf") ? Boolean.TRUE : null);
  }
}
