package io.github.crd4j.processor.read;

import static java.util.stream.Collectors.joining;

import io.github.crd4j.json.JsonString;
import io.github.crd4j.model.CelString;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.ValidationRule;
import io.github.crd4j.processor.jackson.EnumValues;
import io.github.crd4j.processor.mirror.Mirrors;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * Makes rules of what the type of a map's keys says, of which a schema has no keyword: that each is
 * the text of a constant, or of a number.
 *
 * <p>Where the API server would not pay for a rule it is left out again, which only the whole CRD
 * tells: see {@link #made}.
 */
final class MapKeyRules {

  private static final String INTEGER = "^[+-]?[0-9]+$";

  private static final String NUMBER = "^[+-]?([0-9]+([.][0-9]*)?|[.][0-9]+)([eE][+-]?[0-9]+)?$";

  private static final Map<String, String> NUMBERS =
      Map.of(
          "java.lang.Byte", INTEGER,
          "java.lang.Short", INTEGER,
          "java.lang.Integer", INTEGER,
          "java.lang.Long", INTEGER,
          "java.math.BigInteger", INTEGER,
          "java.math.BigDecimal", NUMBER);

  private static final String JSON_KEY = "com.fasterxml.jackson.annotation.JsonKey";

  /** So many texts a message names; more are in the rule only. */
  private static final int FEW = 12;

  private final Reading reading;
  private final Supertypes supertypes;
  private final Set<ValidationRule> made = new HashSet<>();

  MapKeyRules(Reading reading, Supertypes supertypes) {
    this.reading = reading;
    this.supertypes = supertypes;
  }

  /** All rules made so far. */
  Set<ValidationRule> made() {
    return made;
  }

  /** Adds to {@code draft}, the schema of {@code type}, what the type says of keys. */
  void addTo(SchemaDraft draft, TypeMirror type) {
    Schema schema = draft.schema();
    if (schema.additionalProperties() == null
        || !schema.isType("object")
        || !(type instanceof DeclaredType map)) {
      return;
    }
    List<TypeMirror> arguments = supertypes.arguments(map, "java.util.Map");
    if (arguments == null
        || arguments.size() != 2
        || !(arguments.get(0) instanceof DeclaredType key)) {
      return;
    }
    TypeElement element = (TypeElement) key.asElement();
    String pattern = NUMBERS.get(element.getQualifiedName().toString());
    if (pattern != null) {
      add(
          draft,
          "self.all(key, key.matches(" + CelString.literal(pattern) + "))",
          "each key must be " + (pattern.equals(INTEGER) ? "an integer" : "a number"));
      return;
    }
    List<String> texts = texts(element);
    if (!texts.isEmpty()) {
      if (schema.maxProperties() == null) {
        draft.set(Keyword.MAX_PROPERTIES, (long) texts.size());
      }
      add(
          draft,
          "self.all(key, key in ["
              + texts.stream().map(CelString::literal).collect(joining(", "))
              + "])",
          "each key must be "
              + (texts.size() > FEW
                  ? "one of the " + texts.size() + " names of " + element.getSimpleName()
                  : String.join(" or ", texts)));
    }
  }

  private void add(SchemaDraft draft, String rule, String message) {
    ValidationRule demanded = ValidationRule.of(rule, message);
    draft.addRules(List.of(demanded));
    made.add(demanded);
  }

  /** All keys that there can be; empty if that is not known. */
  private List<String> texts(TypeElement key) {
    if (key.getQualifiedName().contentEquals("java.lang.Boolean")) {
      return List.of("true", "false");
    }
    if (key.getKind() != ElementKind.ENUM || hasTextOfItsOwn(key)) {
      return List.of();
    }
    EnumValues values = reading.beans().enumValues(key).inOrder(reading.constants().of(key));
    if (values.form() != EnumValues.Form.NAME && values.form() != EnumValues.Form.VALUE) {
      return List.of();
    }
    Set<String> texts = new LinkedHashSet<>();
    for (EnumValues.Constant constant : values.constants()) {
      if (!(constant.value() instanceof JsonString text)) {
        return List.of();
      }
      texts.add(text.value());
    }
    return List.copyOf(texts);
  }

  /** {@code @JsonKey} says what is written as a key, and nothing says what is read. */
  private static boolean hasTextOfItsOwn(TypeElement key) {
    return key.getEnclosedElements().stream()
        .anyMatch(member -> Mirrors.find(member, JSON_KEY) != null);
  }
}
