package io.github.crd4j.cel.library;

import io.github.crd4j.cel.value.DurationValue;
import io.github.crd4j.cel.value.IntValue;
import io.github.crd4j.cel.value.TimestampValue;
import java.time.LocalDateTime;
import java.time.temporal.ChronoField;
import java.util.HashMap;
import java.util.Map;
import java.util.function.ToLongFunction;

/** Parts of timestamps and durations. */
final class TimeFunctions {

  static final Map<String, Implementation> FUNCTIONS = functions();

  private TimeFunctions() {}

  private static Map<String, Implementation> functions() {
    Map<String, Implementation> functions = new HashMap<>();
    part(functions, "year", "_with_tz", LocalDateTime::getYear);
    part(functions, "month", "_with_tz", time -> time.getMonthValue() - 1L);
    part(functions, "day_of_year", "_with_tz", time -> time.getDayOfYear() - 1L);
    part(functions, "day_of_month", "_with_tz", time -> time.getDayOfMonth() - 1L);
    part(functions, "day_of_month_1_based", "_with_tz", LocalDateTime::getDayOfMonth);
    part(functions, "day_of_week", "_with_tz", time -> time.getDayOfWeek().getValue() % 7L);
    part(functions, "hours", "_with_tz", LocalDateTime::getHour);
    part(functions, "minutes", "_with_tz", LocalDateTime::getMinute);
    part(functions, "seconds", "_tz", LocalDateTime::getSecond);
    part(functions, "milliseconds", "_with_tz", time -> time.get(ChronoField.MILLI_OF_SECOND));
    duration(functions, "hours", DurationValue::hours);
    duration(functions, "minutes", DurationValue::minutes);
    duration(functions, "seconds", DurationValue::seconds);
    duration(functions, "milliseconds", DurationValue::milliseconds);
    return functions;
  }

  private static void part(
      Map<String, Implementation> functions,
      String name,
      String zoned,
      ToLongFunction<LocalDateTime> part) {
    String id = "timestamp_to_" + name;
    functions.put(
        id, a -> new IntValue(part.applyAsLong(Args.as(TimestampValue.class, a[0]).in("UTC"))));
    functions.put(
        id + zoned,
        a ->
            new IntValue(
                part.applyAsLong(Args.as(TimestampValue.class, a[0]).in(Args.string(a[1])))));
  }

  private static void duration(
      Map<String, Implementation> functions, String name, ToLongFunction<DurationValue> part) {
    functions.put(
        "duration_to_" + name,
        a -> new IntValue(part.applyAsLong(Args.as(DurationValue.class, a[0]))));
  }
}
