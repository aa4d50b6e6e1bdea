package samples;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import java.util.Map;

/** The default form of a union. */
public class UnionProperty {
  public Shape shape;
  public List<Shape> shapes;
  public Map<String, Shape> byName;

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  @JsonSubTypes({@JsonSubTypes.Type(value = Circle.class, name = "circle"), @JsonSubTypes.Type(value = Square.class, name = "square"), @JsonSubTypes.Type(Named.class)})
  public interface Shape {}
  public static class Circle implements Shape { public double radius; public String label; }
  public static class Square implements Shape { public int side; public String label; }
  @JsonTypeName("named") public record Named(String name) implements Shape {}
}
