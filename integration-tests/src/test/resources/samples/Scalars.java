package samples;

import io.github.crd4j.annotations.CustomResource;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.URI;
import java.net.URL;
import java.nio.ByteBuffer;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.Date;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/** Every Java type whose JSON is one value. */
@CustomResource(group = "samples.example.com", version = "v1", kind = "Scalars")
record ScalarsSpec(
    boolean aBoolean,
    byte aByte,
    short aShort,
    int anInt,
    long aLong,
    float aFloat,
    double aDouble,
    char aChar,
    Boolean aBoxedBoolean,
    Byte aBoxedByte,
    Short aBoxedShort,
    Integer anInteger,
    Long aBoxedLong,
    Float aBoxedFloat,
    Double aBoxedDouble,
    Character aCharacter,
    AtomicBoolean anAtomicBoolean,
    AtomicInteger anAtomicInteger,
    AtomicLong anAtomicLong,
    AtomicReference<String> anAtomicReference,
    BigDecimal aBigDecimal,
    BigInteger aBigInteger,
    Number aNumber,
    String aString,
    CharSequence aCharSequence,
    byte[] bytes,
    ByteBuffer aByteBuffer,
    UUID anUuid,
    URI anUri,
    URL anUrl,
    InetAddress anInetAddress,
    Locale aLocale,
    Currency aCurrency,
    Date aDate,
    Instant anInstant,
    OffsetDateTime anOffsetDateTime,
    ZonedDateTime aZonedDateTime,
    LocalDate aLocalDate,
    LocalDateTime aLocalDateTime,
    LocalTime aLocalTime,
    Duration aDuration,
    Period aPeriod,
    Year aYear,
    YearMonth aYearMonth,
    Month aMonth,
    DayOfWeek aDayOfWeek,
    ZoneId aZoneId,
    Optional<String> anOptional,
    OptionalInt anOptionalInt,
    OptionalLong anOptionalLong,
    OptionalDouble anOptionalDouble,
    Colour anEnum) {

  enum Colour {
    RED,
    GREEN,
    BLUE
  }
}
