package samples;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;

/** The member says what there can be. */
public class UnionOnMember {
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  @JsonSubTypes({@JsonSubTypes.Type(value = Wheel.class, name = "wheel"), @JsonSubTypes.Type(value = Door.class, name = "door")})
  public Part part;
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "of")
  @JsonSubTypes({@JsonSubTypes.Type(value = Wheel.class, name = "w"), @JsonSubTypes.Type(value = Door.class, name = "d")})
  public List<Part> parts;

  @JsonSubTypes({@JsonSubTypes.Type(Wheel.class), @JsonSubTypes.Type(Door.class)})
  public interface Part {}
  public static class Wheel implements Part { public int diameter; }
  public static class Door implements Part { public String side; }
}
