package io.github.crd4j.processor.types;

import io.github.crd4j.processor.jackson.JacksonFlavor;
import io.github.crd4j.processor.read.Place;
import io.github.crd4j.processor.read.SchemaDraft;
import io.github.crd4j.processor.read.SchemaReader;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import org.jspecify.annotations.Nullable;

/** Types whose JSON is one string, number or boolean, by name. */
public final class ScalarTypes implements TypeMapping {

  private record Scalar(String type, String format) {}

  private static final Map<String, Scalar> BY_NAME = new HashMap<>();

  static {
    add("boolean", "", "java.lang.Boolean", "java.util.concurrent.atomic.AtomicBoolean");
    add("integer", "", "java.lang.Byte", "java.lang.Short", "java.math.BigInteger");
    add(
        "integer",
        "int32",
        "java.lang.Integer",
        "java.util.OptionalInt",
        "java.util.concurrent.atomic.AtomicInteger");
    add(
        "integer",
        "int64",
        "java.lang.Long",
        "java.util.OptionalLong",
        "java.util.concurrent.atomic.AtomicLong");
    add(
        "number",
        "",
        "java.lang.Float",
        "java.lang.Double",
        "java.lang.Number",
        "java.math.BigDecimal",
        "java.util.OptionalDouble");
    add(
        "string",
        "",
        "java.io.File",
        "java.lang.CharSequence",
        "java.lang.Character",
        "java.lang.Class",
        "java.lang.String",
        "java.lang.StringBuffer",
        "java.lang.StringBuilder",
        "java.net.InetAddress",
        "java.net.InetSocketAddress",
        "java.net.URI",
        "java.net.URL",
        "java.nio.charset.Charset",
        "java.nio.file.Path",
        "java.time.Duration",
        "java.time.LocalDateTime",
        "java.time.LocalTime",
        "java.time.MonthDay",
        "java.time.OffsetTime",
        "java.time.Period",
        "java.time.Year",
        "java.time.YearMonth",
        "java.time.ZoneId",
        "java.time.ZoneOffset",
        "java.util.Currency",
        "java.util.Locale",
        "java.util.TimeZone",
        "java.util.regex.Pattern",
        "io.fabric8.kubernetes.api.model.Duration");
    add("string", "byte", "java.nio.ByteBuffer");
    add("string", "date", "java.time.LocalDate", "java.sql.Date");
    add(
        "string",
        "date-time",
        "java.sql.Timestamp",
        "java.time.Instant",
        "java.time.OffsetDateTime",
        "java.time.ZonedDateTime",
        "java.util.Calendar",
        "java.util.Date",
        "java.util.GregorianCalendar",
        "io.fabric8.kubernetes.api.model.MicroTime");
    add("string", "uuid", "java.util.UUID");
  }

  /** What Jackson 3 writes otherwise than 2 and fabric8's client, which have texts and dates. */
  private static final Map<String, Scalar> JACKSON_3 =
      Map.of(
          "java.sql.Date", new Scalar("string", "date-time"),
          "java.time.Month", new Scalar("integer", ""),
          "java.time.Year", new Scalar("integer", ""));

  private static void add(String type, String format, String... names) {
    for (String name : names) {
      BY_NAME.put(name, new Scalar(type, format));
    }
  }

  @Override
  public @Nullable SchemaDraft map(
      DeclaredType type, TypeElement element, String name, Place place, SchemaReader reader) {
    Scalar scalar =
        reader.flavor() == JacksonFlavor.JACKSON_3 && JACKSON_3.containsKey(name)
            ? JACKSON_3.get(name)
            : BY_NAME.get(name);
    return scalar == null ? null : SchemaDraft.ofType(place, scalar.type(), scalar.format());
  }

  /** Whether values of the class called {@code name} are one string, number or boolean. */
  public static boolean isKnown(String name) {
    return BY_NAME.containsKey(name);
  }

  /** The schema of a primitive type. */
  public static SchemaDraft primitive(TypeKind kind, Place place) {
    return switch (kind) {
      case BOOLEAN -> SchemaDraft.ofType(place, "boolean", "");
      case BYTE, SHORT -> SchemaDraft.ofType(place, "integer", "");
      case INT -> SchemaDraft.ofType(place, "integer", "int32");
      case LONG -> SchemaDraft.ofType(place, "integer", "int64");
      case FLOAT, DOUBLE -> SchemaDraft.ofType(place, "number", "");
      case CHAR -> SchemaDraft.ofType(place, "string", "");
      default -> throw new IllegalArgumentException(kind + " is no primitive type");
    };
  }
}
