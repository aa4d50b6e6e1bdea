package io.github.crd4j.integration.jackson;

import io.fabric8.kubernetes.api.model.IntOrString;
import io.fabric8.kubernetes.api.model.Quantity;
import java.io.File;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.URI;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Timestamp;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Calendar;
import java.util.Currency;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.TimeZone;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Random values of the types of the JDK and of Kubernetes' that are one value in JSON. */
@SuppressWarnings({"JavaUtilDate", "JdkObsolete"}) // Classes of users have them.
final class ScalarSupplier {
  private static final List<String> TEXTS =
      List.of(
          "", "a", "shop", "v1.2", "true", "null", "1", " ", "ä€😀", "\"quoted\"", "a\nb", "x: y");

  private static final Map<Class<?>, Function<Random, Object>> BY_TYPE = new HashMap<>();

  private ScalarSupplier() {}

  static {
    numbers();
    texts();
    times();
  }

  private static <T> void add(Class<T> type, Function<Random, ? extends T> value) {
    BY_TYPE.put(type, value::apply);
  }

  private static void numbers() {
    add(Integer.class, ScalarSupplier::integer);
    BY_TYPE.put(int.class, ScalarSupplier::integer);
    BY_TYPE.put(long.class, ScalarSupplier::longInteger);
    add(Long.class, ScalarSupplier::longInteger);
    BY_TYPE.put(short.class, random -> (short) random.nextInt());
    add(Short.class, random -> (short) random.nextInt());
    BY_TYPE.put(byte.class, random -> (byte) random.nextInt());
    add(Byte.class, random -> (byte) random.nextInt());
    BY_TYPE.put(double.class, ScalarSupplier::fraction);
    add(Double.class, ScalarSupplier::fraction);
    BY_TYPE.put(float.class, random -> (float) fraction(random));
    add(Float.class, random -> (float) fraction(random));
    BY_TYPE.put(boolean.class, Random::nextBoolean);
    add(Boolean.class, Random::nextBoolean);
    add(Number.class, ScalarSupplier::integer);
    // The server keeps 64 bits of a number: more digits than a double has are lost by any client.
    add(BigDecimal.class, random -> BigDecimal.valueOf(random.nextInt(), random.nextInt(5)));
    add(BigInteger.class, random -> BigInteger.valueOf(longInteger(random)));
    add(AtomicInteger.class, random -> new AtomicInteger(integer(random)));
    add(AtomicLong.class, random -> new AtomicLong(longInteger(random)));
    add(AtomicBoolean.class, random -> new AtomicBoolean(random.nextBoolean()));
    add(
        OptionalInt.class,
        random -> random.nextBoolean() ? OptionalInt.of(integer(random)) : OptionalInt.empty());
    add(
        OptionalLong.class,
        random ->
            random.nextBoolean() ? OptionalLong.of(longInteger(random)) : OptionalLong.empty());
    add(
        OptionalDouble.class,
        random ->
            random.nextBoolean() ? OptionalDouble.of(fraction(random)) : OptionalDouble.empty());
  }

  private static void texts() {
    add(String.class, ScalarSupplier::text);
    add(CharSequence.class, ScalarSupplier::text);
    add(StringBuilder.class, random -> new StringBuilder(text(random)));
    BY_TYPE.put(char.class, random -> (char) ('a' + random.nextInt(26)));
    add(Character.class, random -> (char) ('a' + random.nextInt(26)));
    add(char[].class, random -> text(random).toCharArray());
    add(byte[].class, ScalarSupplier::bytes);
    add(ByteBuffer.class, random -> ByteBuffer.wrap(bytes(random)));
    add(UUID.class, random -> new UUID(random.nextLong(), random.nextLong()));
    add(URI.class, random -> URI.create("urn:x:" + random.nextInt(1000)));
    add(URL.class, ScalarSupplier::url);
    add(File.class, random -> new File("/data/" + random.nextInt(10)));
    add(Path.class, random -> Path.of("/data/" + random.nextInt(10)));
    add(InetAddress.class, ScalarSupplier::address);
    add(java.net.Inet4Address.class, random -> (java.net.Inet4Address) address(random));
    add(StringBuffer.class, random -> new StringBuffer(text(random)));
    add(
        java.net.InetSocketAddress.class,
        random -> new java.net.InetSocketAddress(address(random), random.nextInt(1000)));
    add(Pattern.class, random -> Pattern.compile("^[a-z]{1," + (1 + random.nextInt(9)) + "}$"));
    add(Locale.class, random -> oneOf(random, Locale.GERMANY, Locale.ENGLISH, Locale.CHINA));
    add(
        Currency.class,
        random -> oneOf(random, Currency.getInstance("EUR"), Currency.getInstance("JPY")));
    add(
        Charset.class,
        random -> oneOf(random, StandardCharsets.UTF_8, StandardCharsets.ISO_8859_1));
    add(TimeZone.class, random -> TimeZone.getTimeZone(zone(random)));
    BY_TYPE.put(Class.class, random -> oneOf(random, String.class, List.class));
    add(IntOrString.class, ScalarSupplier::intOrString);
    add(
        Quantity.class,
        random -> new Quantity(oneOf(random, "1", "500", "2.5"), oneOf(random, "", "Mi", "m")));
  }

  private static void times() {
    add(Instant.class, ScalarSupplier::instant);
    add(Date.class, random -> new Date(instant(random).toEpochMilli()));
    add(Timestamp.class, random -> new Timestamp(instant(random).toEpochMilli()));
    add(java.sql.Date.class, random -> java.sql.Date.valueOf(date(random)));
    add(Calendar.class, ScalarSupplier::calendar);
    add(GregorianCalendar.class, random -> (GregorianCalendar) calendar(random));
    add(OffsetDateTime.class, random -> instant(random).atOffset(ZoneOffset.UTC));
    // The zone is not in the JSON; Jackson reads UTC.
    add(ZonedDateTime.class, random -> instant(random).atZone(ZoneOffset.UTC));
    add(LocalDate.class, ScalarSupplier::date);
    add(LocalTime.class, ScalarSupplier::time);
    add(LocalDateTime.class, random -> date(random).atTime(time(random)));
    add(OffsetTime.class, random -> time(random).atOffset(ZoneOffset.ofHours(random.nextInt(12))));
    add(Duration.class, random -> Duration.ofMillis(random.nextInt(100_000_000)));
    add(Period.class, random -> Period.of(random.nextInt(9), random.nextInt(9), random.nextInt(9)));
    add(Year.class, random -> Year.of(1000 + random.nextInt(9000)));
    add(YearMonth.class, random -> YearMonth.from(date(random)));
    add(MonthDay.class, random -> MonthDay.from(date(random)));
    add(Month.class, random -> Month.of(1 + random.nextInt(12)));
    add(DayOfWeek.class, random -> DayOfWeek.of(1 + random.nextInt(7)));
    add(ZoneId.class, random -> ZoneId.of(zone(random)));
    add(ZoneOffset.class, random -> ZoneOffset.ofHours(random.nextInt(12)));
  }

  /** A value of {@code type}; null if it is no such type. */
  static @Nullable Object next(Class<?> type, Random random) {
    Function<Random, Object> value = BY_TYPE.get(type);
    return value == null ? null : value.apply(random);
  }

  static String text(Random random) {
    return TEXTS.get(random.nextInt(TEXTS.size()));
  }

  @SafeVarargs
  private static <T> T oneOf(Random random, T... values) {
    return values[random.nextInt(values.length)];
  }

  private static int integer(Random random) {
    return oneOf(random, 0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE, random.nextInt());
  }

  private static long longInteger(Random random) {
    return oneOf(random, 0L, 1L, -1L, Long.MAX_VALUE, Long.MIN_VALUE, random.nextLong());
  }

  private static double fraction(Random random) {
    return random.nextInt(1_000_000) / 8.0 - 1000;
  }

  private static byte[] bytes(Random random) {
    byte[] bytes = new byte[random.nextInt(5)];
    random.nextBytes(bytes);
    return bytes;
  }

  private static URL url(Random random) {
    try {
      return URI.create("https://192.0.2.1/" + random.nextInt(10)).toURL();
    } catch (java.net.MalformedURLException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static InetAddress address(Random random) {
    try {
      return InetAddress.getByAddress(new byte[] {10, 0, 0, (byte) random.nextInt(100)});
    } catch (java.net.UnknownHostException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static Object intOrStringValue(Random random) {
    return random.nextBoolean() ? random.nextInt(100) : random.nextInt(100) + "%";
  }

  private static IntOrString intOrString(Random random) {
    return intOrStringValue(random) instanceof Integer number
        ? new IntOrString(number)
        : new IntOrString("50%");
  }

  private static Instant instant(Random random) {
    // Milliseconds are as much as all of these types can hold.
    return Instant.ofEpochMilli(Math.floorMod(random.nextLong(), 4_000_000_000_000L));
  }

  private static LocalDate date(Random random) {
    return LocalDate.ofEpochDay(random.nextInt(30_000));
  }

  private static LocalTime time(Random random) {
    return LocalTime.ofNanoOfDay(random.nextInt(86_400_000) * 1_000_000L);
  }

  private static Calendar calendar(Random random) {
    Calendar calendar = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
    calendar.setTimeInMillis(instant(random).toEpochMilli());
    return calendar;
  }

  private static String zone(Random random) {
    return oneOf(random, "Europe/Berlin", "Asia/Tokyo", "America/New_York");
  }
}
