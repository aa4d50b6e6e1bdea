package io.github.crd4j.admission;

import io.github.crd4j.admission.ValueError.Kind;
import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonNull;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrBool;
import io.github.crd4j.regex.RegexTooCostlyException;
import io.github.crd4j.regex.Regexes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Validates a value against a schema as the API server does: types, formats, bounds, enums, logical
 * operators; neither CEL rules nor uniqueness in sets and maps.
 *
 * <p>Transliterated from {@code k8s.io/kube-openapi/pkg/validation/validate}, with its quirks.
 */
public final class SchemaValidator {

  /** What is validated, on which it depends how the API server reads the schema. */
  public enum Subject {
    /** A custom resource. */
    OBJECT,
    /**
     * A default in a CRD: unknown formats are not dropped, an int-or-string may have any type, and
     * additionalProperties in logical operators are not seen.
     */
    DEFAULT
  }

  private final FieldPath root;
  private final Subject subject;
  private final Regexes regexes;

  private SchemaValidator(FieldPath root, Subject subject, Regexes regexes) {
    this.root = root;
    this.subject = subject;
    this.regexes = regexes;
  }

  /**
   * What is wrong with {@code value}, which stands at {@code path}; empty if nothing is.
   *
   * @throws RegexTooCostlyException if patterns take more than is left of {@code regexes}
   */
  public static List<ValueError> validate(
      JsonValue value, Schema schema, FieldPath path, Subject subject, Regexes regexes) {
    return new SchemaValidator(path, subject, regexes)
        .validate(value, schema, new ValuePlace(path, ""), false, null)
        .errors();
  }

  /**
   * What is wrong with an object after an update, less what was so before ({@code
   * k8s.io/apiextensions-apiserver/pkg/apiserver/validation/ratcheting.go}).
   *
   * @param old the value beside the one that it replaces; null if there is none
   * @throws RegexTooCostlyException if patterns take more than is left of {@code regexes}
   */
  public static List<ValueError> validateUpdate(
      JsonValue value,
      Schema schema,
      FieldPath path,
      @Nullable CorrelatedValue old,
      Regexes regexes) {
    return new SchemaValidator(path, Subject.OBJECT, regexes)
        .validate(value, schema, new ValuePlace(path, ""), false, old)
        .errors();
  }

  private ValueResult validate(
      JsonValue value,
      Schema schema,
      ValuePlace place,
      boolean isBranch,
      @Nullable CorrelatedValue old) {
    ValueResult result = check(value, schema, place, isBranch, old);
    return old != null && !result.isValid() && old.isUnchanged() ? result.forgiven() : result;
  }

  private ValueResult check(
      JsonValue value,
      Schema schema,
      ValuePlace place,
      boolean isBranch,
      @Nullable CorrelatedValue old) {
    ValueResult result = new ValueResult();
    ValueType type = ValueType.of(schema, subject);
    ScalarChecks scalars = new ScalarChecks(schema, type, place, root, regexes);
    if (value == JsonNull.NULL) {
      return result.merge(type.check(value, schema, place)).merge(scalars.checkEnum(value));
    }
    if (type.isStated()) {
      result.merge(type.check(value, schema, place)).matched();
    }
    result.merge(checkBranches(value, schema, place)).matched();
    if (value instanceof JsonString string) {
      result.merge(scalars.checkString(string.value())).matched();
      if (Formats.isKnown(type.format())) {
        result.merge(scalars.checkFormat(string.value())).matched();
      }
    } else if (value instanceof JsonNumber number) {
      result.merge(scalars.checkNumber(number)).matched();
    } else if (value instanceof JsonArray array) {
      result.merge(checkArray(array, schema, place, isBranch, old)).matched();
    }
    result.merge(scalars.checkEnum(value)).matched();
    if (value instanceof JsonObject object) {
      result.merge(checkObject(object, schema, place, isBranch, old)).matched();
    }
    return result.matched();
  }

  private ValueResult checkArray(
      JsonArray array,
      Schema schema,
      ValuePlace place,
      boolean isBranch,
      @Nullable CorrelatedValue old) {
    ValueResult result = new ValueResult();
    int size = array.items().size();
    Schema item = schema.items();
    if (item != null) {
      for (int i = 0; i < size; i++) {
        result.merge(
            validate(
                array.items().get(i),
                item,
                place.index(i),
                isBranch,
                old == null ? null : old.index(i)));
      }
    }
    Long min = schema.minItems();
    if (min != null && size < min) {
      result.add(place.invalid("should have at least " + min + " items"));
    }
    Long max = schema.maxItems();
    if (max != null && size > max) {
      result.add(place.error(Kind.TOO_MANY, "must have at most " + max + " items"));
    }
    return result.matched();
  }

  private ValueResult checkObject(
      JsonObject object,
      Schema schema,
      ValuePlace place,
      boolean isBranch,
      @Nullable CorrelatedValue old) {
    ValueResult result = new ValueResult();
    int size = object.members().size();
    Long min = schema.minProperties();
    if (min != null && size < min) {
      result.add(place.invalid("should have at least " + min + " properties"));
    }
    Long max = schema.maxProperties();
    if (max != null && size > max) {
      result.add(place.error(Kind.TOO_MANY, "must have at most " + max + " items"));
    }
    SchemaOrBool additional =
        isBranch && subject == Subject.DEFAULT ? null : schema.additionalProperties();
    object
        .members()
        .forEach(
            (name, member) -> {
              Schema property = schema.properties().get(name);
              if (property != null) {
                result.merge(
                    validate(
                        member, property, place.field(name), isBranch, member(old, place, name)));
              } else if (additional != null && !additional.allows()) {
                result.add(
                    place.error(
                        Kind.INVALID,
                        place.name() + "." + name + " in body is a forbidden property"));
              } else if (additional != null && additional.schema() != null) {
                result.merge(
                    validate(
                        member,
                        additional.schema(),
                        place.field(name),
                        isBranch,
                        member(old, place, name)));
              }
            });
    for (String name : schema.required()) {
      if (object.get(name) == null) {
        result.add(place.field(name).error(Kind.REQUIRED, ""));
      }
    }
    return result;
  }

  private static @Nullable CorrelatedValue member(
      @Nullable CorrelatedValue old, ValuePlace place, String name) {
    return old == null || (place.name().isEmpty() && CorrelatedValue.isTypeMeta(name))
        ? null
        : old.field(name);
  }

  private ValueResult checkBranches(JsonValue value, Schema schema, ValuePlace place) {
    ValueResult result = new ValueResult();
    if (!schema.anyOf().isEmpty()) {
      ValueResult best = null;
      for (Schema branch : schema.anyOf()) {
        ValueResult tried = validate(value, branch, place, true, null);
        if (tried.isValid()) {
          best = tried;
          break;
        }
        best = best == null || tried.matches() > best.matches() ? tried : best;
      }
      if (best != null && !best.isValid()) {
        result.add(composite(place, "must validate at least one schema (anyOf)"));
      }
      result.merge(best);
    }
    if (!schema.oneOf().isEmpty()) {
      checkOneOf(value, schema, place, result);
    }
    int valid = 0;
    for (Schema branch : schema.allOf()) {
      ValueResult tried = validate(value, branch, place, true, null);
      valid += tried.isValid() ? 1 : 0;
      result.merge(tried);
    }
    if (valid < schema.allOf().size()) {
      String none = valid == 0 ? ". None validated" : "";
      result.add(composite(place, "must validate all the schemas (allOf)" + none));
    }
    Schema not = schema.not();
    if (not != null && validate(value, not, place, true, null).isValid()) {
      result.add(composite(place, "must not validate the schema (not)"));
    }
    return result.matched();
  }

  private void checkOneOf(JsonValue value, Schema schema, ValuePlace place, ValueResult result) {
    ValueResult best = null;
    ValueResult first = null;
    int valid = 0;
    for (Schema branch : schema.oneOf()) {
      ValueResult tried = validate(value, branch, place, true, null);
      if (tried.isValid()) {
        valid++;
        best = null;
        first = first == null ? tried : first;
      } else if (valid == 0 && (best == null || tried.matches() > best.matches())) {
        best = tried;
      }
    }
    if (valid == 1) {
      result.merge(first);
      return;
    }
    result.add(
        composite(
            place,
            "must validate one and only one schema (oneOf). "
                + (valid == 0 ? "Found none valid" : "Found " + valid + " valid alternatives")));
    result.merge(best);
  }

  /** Mistakes of several schemas together are reported at the root of the value. */
  private ValueError composite(ValuePlace place, String message) {
    return new ValueError(Kind.INVALID, root, "\"" + place.name() + "\" " + message);
  }
}
