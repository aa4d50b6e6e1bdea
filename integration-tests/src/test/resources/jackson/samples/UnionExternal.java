package samples;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** The id is beside the value. */
public class UnionExternal {
  public String kind;
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXTERNAL_PROPERTY, property = "partKind")
  @JsonSubTypes({@JsonSubTypes.Type(value = Wheel.class, name = "wheel"), @JsonSubTypes.Type(value = Door.class, name = "door")})
  public Part part;

  public interface Part {}
  public static class Wheel implements Part { public int diameter; }
  public static class Door implements Part { public String side; }
}
