package samples;

import com.fasterxml.jackson.annotation.JsonFormat;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Date;
import java.util.List;

/** Shapes and patterns that annotations choose. */
public class Formats {
  @JsonFormat(shape = JsonFormat.Shape.STRING) public int number;
  @JsonFormat(shape = JsonFormat.Shape.STRING) public BigDecimal decimal;
  @JsonFormat(shape = JsonFormat.Shape.STRING) public List<Integer> numbers;
  @JsonFormat(shape = JsonFormat.Shape.STRING) public Boolean flag;
  @JsonFormat(pattern = "yyyy/MM/dd") public LocalDate date;
  @JsonFormat(pattern = "HH:mm:ss.SSS") public LocalTime time;
  @JsonFormat(shape = JsonFormat.Shape.STRING, pattern = "yyyy-MM-dd HH:mm:ss.SSS", timezone = "UTC") public Date old;
  @JsonFormat(shape = JsonFormat.Shape.NUMBER) public Date millis;
  @JsonFormat(shape = JsonFormat.Shape.STRING) public Duration duration;
}
