package samples;

import com.fasterxml.jackson.annotation.JsonFormat;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;

/** Times as numbers and lists, flags as numbers. */
public class FormatNumbers {
  @JsonFormat(shape = JsonFormat.Shape.NUMBER) public Instant instant;
  @JsonFormat(shape = JsonFormat.Shape.NUMBER) public OffsetDateTime offset;
  @JsonFormat(shape = JsonFormat.Shape.NUMBER) public Duration duration;
  @JsonFormat(shape = JsonFormat.Shape.ARRAY) public LocalDate date;
  @JsonFormat(shape = JsonFormat.Shape.ARRAY) public LocalTime time;
  @JsonFormat(shape = JsonFormat.Shape.ARRAY) public LocalDateTime dateTime;
  @JsonFormat(shape = JsonFormat.Shape.NUMBER) public Boolean flag;
  @JsonFormat(shape = JsonFormat.Shape.NUMBER_INT) public Instant whole;
  @JsonFormat(shape = JsonFormat.Shape.NUMBER) public LocalDate days;
  @JsonFormat(shape = JsonFormat.Shape.STRING) public Year year;
  @JsonFormat(shape = JsonFormat.Shape.STRING) public UUID uuid;
  @JsonFormat(shape = JsonFormat.Shape.BINARY) public UUID binary;
  @JsonFormat(shape = JsonFormat.Shape.STRING) public Map<String, Integer> map;
  @JsonFormat(shape = JsonFormat.Shape.NUMBER_INT) public LocalDate epochDay;
  @JsonFormat(shape = JsonFormat.Shape.STRING) public long[] longs;
  @JsonFormat(shape = JsonFormat.Shape.STRING) public Integer[] integers;
  @JsonFormat(shape = JsonFormat.Shape.STRING) public AtomicInteger atomic;
  @JsonFormat(shape = JsonFormat.Shape.STRING) public OptionalInt optionalInt;
  @JsonFormat(shape = JsonFormat.Shape.STRING) public Optional<Integer> optional;
}
