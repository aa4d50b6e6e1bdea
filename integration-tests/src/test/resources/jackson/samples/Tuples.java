package samples;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;

/** An object that is an array. */
public class Tuples {
  public Point point;
  public List<Point> points;

  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  @JsonPropertyOrder({"x", "y", "label"})
  public static class Point { public int x; public int y; public String label; }
}
