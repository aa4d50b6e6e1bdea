package io.github.crd4j.admission;

import io.github.crd4j.admission.ValueError.Kind;
import io.github.crd4j.json.JsonNull;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.regex.BadRegexException;
import io.github.crd4j.regex.Regexes;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks of one scalar: length, pattern, format, bounds, enum ({@code validate/values.go}). */
record ScalarChecks(
    Schema schema, ValueType type, ValuePlace place, FieldPath root, Regexes regexes) {

  ValueResult checkString(String value) {
    int length = value.codePointCount(0, value.length());
    Long max = schema.maxLength();
    if (max != null && length > max) {
      return ValueResult.of(place.error(Kind.TOO_LONG, "may not be more than " + max + " bytes"));
    }
    Long min = schema.minLength();
    if (min != null && length < min) {
      return ValueResult.of(place.invalid("should be at least " + min + " chars long"));
    }
    String pattern = schema.pattern();
    return pattern == null || matches(pattern, value)
        ? new ValueResult()
        : ValueResult.of(place.invalid("should match '" + pattern + "'"));
  }

  private boolean matches(String pattern, String value) {
    try {
      return regexes.compile(pattern, value).matches(value);
    } catch (BadRegexException e) {
      return false;
    }
  }

  ValueResult checkFormat(String value) {
    return Formats.isValid(type.format(), value)
        ? new ValueResult()
        : ValueResult.of(
            place.error(
                Kind.TYPE,
                place.name()
                    + " in body must be of type "
                    + type.format()
                    + ": "
                    + new JsonString(value)));
  }

  ValueResult checkNumber(JsonNumber value) {
    ValueResult result = new ValueResult();
    checkRange("Checked value", value, result);
    checkMultiple(value, result);
    checkBound(value, schema.maximum(), true, result);
    checkBound(value, schema.minimum(), false, result);
    return result.matched();
  }

  /** Whether {@code number}, a value or a bound, can be of the type at all. */
  private boolean checkRange(String what, JsonNumber number, ValueResult result) {
    boolean isInteger = type.isOnly("integer");
    boolean is32Bit = type.format().equals("int32");
    boolean fits =
        isInteger
            ? GoNumbers.fitsInteger(held(what, number), is32Bit)
            : !(type.isOnly("number") && type.format().equals("float"))
                || GoNumbers.fitsFloat(GoNumbers.asDouble(number));
    if (!fits) {
      boolean hasFormat = is32Bit || !isInteger || type.format().equals("int64");
      result.add(
          new ValueError(
              Kind.INVALID,
              root,
              what
                  + " must be of type "
                  + type.types().get(0)
                  + (hasFormat ? " with format " + type.format() : " (default format)")
                  + " in "
                  + place.name()));
    }
    return fits;
  }

  /** Bounds are held as doubles, and so are values that are no 64-bit integers. */
  private static BigDecimal held(String what, JsonNumber number) {
    return what.startsWith("Checked") && GoNumbers.isInt64(number)
        ? number.value()
        : new BigDecimal(GoNumbers.asDouble(number));
  }

  private void checkBound(
      JsonNumber value, @Nullable JsonNumber bound, boolean isMaximum, ValueResult result) {
    if (bound == null) {
      return;
    }
    boolean fits =
        checkRange(isMaximum ? "Maximum boundary value" : "Minimum boundary value", bound, result);
    boolean asIntegers = fits && GoNumbers.isInt64(value);
    int compared =
        asIntegers
            ? Long.compare(GoNumbers.asLong(value), GoNumbers.toInt64(GoNumbers.asDouble(bound)))
            : Double.compare(GoNumbers.asDouble(value), GoNumbers.asDouble(bound));
    boolean isExclusive =
        schema.has(isMaximum ? Keyword.EXCLUSIVE_MAXIMUM : Keyword.EXCLUSIVE_MINIMUM);
    int beyond = isMaximum ? compared : -compared;
    if (beyond > 0 || (beyond == 0 && isExclusive)) {
      result.add(
          place.invalid(
              "should be "
                  + (isMaximum ? "less than " : "greater than ")
                  + (isExclusive ? "" : "or equal to ")
                  + (asIntegers ? GoNumbers.toInt64(GoNumbers.asDouble(bound)) : bound)));
    }
  }

  private void checkMultiple(JsonNumber value, ValueResult result) {
    JsonNumber factor = schema.multipleOf();
    if (factor == null) {
      return;
    }
    boolean fits = checkRange("MultipleOf value", factor, result);
    double by = GoNumbers.asDouble(factor);
    boolean asIntegers = fits && GoNumbers.isInt64(value);
    if (asIntegers ? GoNumbers.toInt64(by) <= 0 : by <= 0) {
      result.add(
          place.error(
              Kind.INVALID,
              "factor MultipleOf declared for "
                  + place.name()
                  + " must be positive: "
                  + (asIntegers ? JsonNumber.of(GoNumbers.toInt64(by)) : factor)));
      return;
    }
    double number = GoNumbers.asDouble(value);
    boolean isMultiple =
        asIntegers
            ? GoNumbers.asLong(value) % GoNumbers.toInt64(by) == 0
            : GoNumbers.isJsonInteger(by < 1 ? 1 / by * number : number / by);
    if (!isMultiple) {
      result.add(place.invalid("should be a multiple of " + factor));
    }
  }

  @Nullable ValueResult checkEnum(JsonValue value) {
    List<JsonValue> allowed = schema.enumValues();
    if (allowed.isEmpty()
        || allowed.stream()
            .anyMatch(one -> one != JsonNull.NULL && JsonEquality.convertsTo(value, one))) {
      return null;
    }
    List<String> shown =
        allowed.stream()
            .map(one -> one instanceof JsonString string ? string.value() : one.toString())
            .map(one -> "\"" + one + "\"")
            .toList();
    return ValueResult.of(
        place.error(Kind.UNSUPPORTED, "supported values: " + String.join(", ", shown)));
  }
}
