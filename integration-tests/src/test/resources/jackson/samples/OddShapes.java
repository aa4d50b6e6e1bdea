package samples;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/** Shapes of whole classes. */
public class OddShapes {
  public Described described;
  @JsonFormat(shape = JsonFormat.Shape.ARRAY) public Point point;
  @JsonFormat(shape = JsonFormat.Shape.OBJECT) public Tuple tuple;
  @JsonFormat(shape = JsonFormat.Shape.STRING) public Point still;

  @JsonPropertyOrder({"x", "y"}) public static class Point { public int x; public int y; }
  @JsonFormat(shape = JsonFormat.Shape.ARRAY) public static class Tuple { public String a; }
  public enum Described { A, B }
}
