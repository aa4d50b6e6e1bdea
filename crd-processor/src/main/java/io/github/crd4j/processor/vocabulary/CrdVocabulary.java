package io.github.crd4j.processor.vocabulary;

import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.model.ExternalDocs;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.ValidationRule;
import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Our own annotations, {@code io.github.crd4j.annotations}. */
final class CrdVocabulary implements Vocabulary {

  static final String PACKAGE = "io.github.crd4j.annotations.";

  /** Those on a class that hold for its subclasses too. */
  static final Set<String> INHERITED =
      Set.of(
          PACKAGE + "AtLeastOneOf",
          PACKAGE + "AtMostOneOf",
          PACKAGE + "ExactlyOneOf",
          PACKAGE + "PreserveUnknownFields",
          PACKAGE + "Validation");

  private final Map<String, AnnotationReader> readers = new HashMap<>();

  CrdVocabulary() {
    put("Required", (use, to) -> to.require(use));
    put("Nullable", flag(Keyword.NULLABLE));
    put("Default", CrdVocabulary::defaultText);
    put("Minimum", bound(Keyword.MINIMUM, Keyword.EXCLUSIVE_MINIMUM));
    put("Maximum", bound(Keyword.MAXIMUM, Keyword.EXCLUSIVE_MAXIMUM));
    put("MultipleOf", bound(Keyword.MULTIPLE_OF, null));
    put("MinLength", count(Keyword.MIN_LENGTH));
    put("MaxLength", count(Keyword.MAX_LENGTH));
    put("MinItems", count(Keyword.MIN_ITEMS));
    put("MaxItems", count(Keyword.MAX_ITEMS));
    put("MinProperties", count(Keyword.MIN_PROPERTIES));
    put("MaxProperties", count(Keyword.MAX_PROPERTIES));
    put("Pattern", text(Keyword.PATTERN));
    put("Format", text(Keyword.FORMAT));
    put("Title", text(Keyword.TITLE));
    put("Description", text(Keyword.DESCRIPTION));
    put("EnumValues", (use, to) -> to.sayText(Keyword.ENUM, use.strings("value"), use));
    put("Example", (use, to) -> to.sayText(Keyword.EXAMPLE, List.of(use.string("value")), use));
    put("ExternalDocs", CrdVocabulary::externalDocs);
    put("ListType", CrdVocabulary::listType);
    put(
        "MapType",
        (use, to) -> to.say(Keyword.MAP_TYPE, word(use.constant("value")), use, "value"));
    put("EmbeddedResource", flag(Keyword.EMBEDDED_RESOURCE));
    put("PreserveUnknownFields", flag(Keyword.PRESERVE_UNKNOWN_FIELDS));
    put("IntOrString", flag(Keyword.INT_OR_STRING));
    put("Validation", (use, to) -> to.demand(validation(use), use));
    put("Immutable", (use, to) -> to.forbidChange(use));
    put("ExactlyOneOf", fields("== 1", "exactly one of %s must be set"));
    put("AtMostOneOf", fields("<= 1", "at most one of %s may be set"));
    put("AtLeastOneOf", fields(">= 1", "at least one of %s must be set"));
    put("Recursive", (use, to) -> to.repeat(use));
    put("SchemaDetail", (use, to) -> to.detail(use));
    put("SchemaPatch", (use, to) -> to.patch(use));
    put("PrinterColumn", (use, to) -> to.mark(use));
    put("SelectableField", (use, to) -> to.mark(use));
    put("ConvertedFrom", (use, to) -> to.mark(use));
    put("Dropped", (use, to) -> to.mark(use));
  }

  private void put(String simpleName, AnnotationReader reader) {
    readers.put(PACKAGE + simpleName, reader);
  }

  @Override
  public Map<String, AnnotationReader> readers() {
    return readers;
  }

  private static AnnotationReader flag(Keyword<Boolean> keyword) {
    return (use, to) -> to.say(keyword, true, use, "");
  }

  private static AnnotationReader text(Keyword<String> keyword) {
    return (use, to) -> to.say(keyword, use.string("value"), use, "value");
  }

  private static AnnotationReader count(Keyword<Long> keyword) {
    return (use, to) -> {
      Number value = use.number("value");
      if (value != null) {
        to.say(keyword, value.longValue(), use, "value");
      }
    };
  }

  private static AnnotationReader bound(
      Keyword<JsonNumber> keyword, @Nullable Keyword<Boolean> exclusive) {
    return (use, to) -> {
      Number value = use.number("value");
      if (value == null) {
        return;
      }
      if (!Double.isFinite(value.doubleValue())) {
        to.misuse(
            use.origin("value"),
            use.displayName() + " needs a number, but is " + value,
            "JSON has no infinity and no NaN");
        return;
      }
      to.say(keyword, JsonNumber.of(value.doubleValue()), use, "value");
      if (exclusive != null && use.bool("exclusive")) {
        to.say(exclusive, true, use, "exclusive");
      }
    };
  }

  private static void defaultText(AnnotationUse use, Statements to) {
    // Without text the initialiser is meant, which only the source has: no text says so.
    String text = use.string("value");
    to.sayText(Keyword.DEFAULT, text.isEmpty() ? List.of() : List.of(text), use);
  }

  private static void externalDocs(AnnotationUse use, Statements to) {
    to.say(
        Keyword.EXTERNAL_DOCS,
        new ExternalDocs(use.string("url"), use.string("description")),
        use,
        "url");
  }

  private static void listType(AnnotationUse use, Statements to) {
    to.say(Keyword.LIST_TYPE, word(use.constant("value")), use, "value");
    List<String> keys = use.strings("keys");
    if (!keys.isEmpty()) {
      to.say(
          new Statement<>(
              Keyword.LIST_MAP_KEYS,
              keys,
              use,
              rest ->
                  !rest.isEmpty() && rest.get(0) instanceof FieldPath.Index item
                      ? use.origin("keys", item.index())
                      : use.origin("keys")));
    }
  }

  private static AnnotationReader fields(String comparison, String wording) {
    return (use, to) -> to.demand(new FieldsRule(use.strings("value"), comparison, wording, use));
  }

  private static ValidationRule validation(AnnotationUse use) {
    return new ValidationRule(
        use.string("rule"),
        use.string("message"),
        use.string("messageExpression"),
        use.isGiven("reason") ? camel(use.constant("reason")) : null,
        use.string("fieldPath"),
        use.isGiven("optionalOldSelf") ? (Boolean) use.bool("optionalOldSelf") : null);
  }

  /** {@code SET} as the schema spells it. */
  private static String word(String constant) {
    return constant.toLowerCase(Locale.ROOT);
  }

  /** {@code FIELD_VALUE_INVALID} as the schema spells it. */
  private static @Nullable String camel(String constant) {
    StringBuilder out = new StringBuilder();
    for (String part : constant.split("_", -1)) {
      out.append(part.charAt(0)).append(part.substring(1).toLowerCase(Locale.ROOT));
    }
    String reason = out.toString();
    // The API server takes it for granted.
    return reason.equals("FieldValueInvalid") ? null : reason;
  }
}
