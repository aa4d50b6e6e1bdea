package io.github.crd4j.cel.library;

import io.github.crd4j.cel.value.BoolValue;
import io.github.crd4j.cel.value.BytesValue;
import io.github.crd4j.cel.value.DoubleValue;
import io.github.crd4j.cel.value.DurationValue;
import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.IntValue;
import io.github.crd4j.cel.value.ListValue;
import io.github.crd4j.cel.value.NullValue;
import io.github.crd4j.cel.value.OptionalValue;
import io.github.crd4j.cel.value.PlainMap;
import io.github.crd4j.cel.value.StringValue;
import io.github.crd4j.cel.value.Texts;
import io.github.crd4j.cel.value.TimestampValue;
import io.github.crd4j.cel.value.UintValue;
import io.github.crd4j.cel.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Functions of optional values.
 *
 * <p>Follows {@code optionalLib} in {@code github.com/google/cel-go/cel/library.go}.
 */
final class OptionalFunctions {

  /** The zero of Go's {@code time.Time}: the first second of year 1. */
  private static final long ZERO_TIME = -62_135_596_800L;

  static final Map<String, Implementation> FUNCTIONS =
      Map.ofEntries(
          Map.entry("optional_of", a -> new OptionalValue(a[0])),
          Map.entry("optional_none", a -> OptionalValue.NONE),
          Map.entry(
              "optional_ofNonZeroValue",
              a -> isZero(a[0]) ? OptionalValue.NONE : new OptionalValue(a[0])),
          Map.entry("optional_hasValue", a -> BoolValue.of(optional(a[0]).hasValue())),
          Map.entry("optional_value", a -> optional(a[0]).get()),
          Map.entry("optional_or_optional", a -> optional(a[0]).hasValue() ? a[0] : a[1]),
          Map.entry(
              "optional_orValue_value",
              a -> optional(a[0]).hasValue() ? optional(a[0]).get() : a[1]),
          Map.entry("optional_unwrap", a -> unwrap(Args.list(a[0]))),
          Map.entry("optional_unwrapOpt", a -> unwrap(Args.list(a[0]))),
          Map.entry("list_first", a -> element(Args.list(a[0]), true)),
          Map.entry("list_last", a -> element(Args.list(a[0]), false)));

  private OptionalFunctions() {}

  private static OptionalValue optional(Value value) {
    return Args.as(OptionalValue.class, value);
  }

  private static Value unwrap(ListValue list) {
    List<Value> present = new ArrayList<>();
    for (Value item : list.items()) {
      if (!(item.present() instanceof OptionalValue optional)) {
        throw new EvalError("value " + Texts.plain(item) + " is not optional");
      }
      if (optional.hasValue()) {
        present.add(optional.get());
      }
    }
    return new ListValue(present);
  }

  private static Value element(ListValue list, boolean first) {
    return list.size() == 0
        ? OptionalValue.NONE
        : new OptionalValue(list.items().get(first ? 0 : list.size() - 1).present());
  }

  private static boolean isZero(Value value) {
    return value == NullValue.NULL
        || value.equals(BoolValue.FALSE)
        || (value instanceof IntValue number && number.value() == 0)
        || (value instanceof UintValue uint && uint.bits() == 0)
        || (value instanceof DoubleValue real && real.value() == 0)
        || (value instanceof StringValue string && string.value().isEmpty())
        || (value instanceof BytesValue bytes && bytes.size() == 0)
        || (value instanceof DurationValue duration && duration.nanos() == 0)
        || (value instanceof TimestampValue time
            && time.seconds() == ZERO_TIME
            && time.nanos() == 0)
        || (value.getClass() == ListValue.class && ((ListValue) value).size() == 0)
        || (value instanceof PlainMap map && map.size() == 0);
  }
}
