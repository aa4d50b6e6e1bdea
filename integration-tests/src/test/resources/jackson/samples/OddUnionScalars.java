package samples;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;

/** Variants whose properties have the same name and different types. */
public class OddUnionScalars {
  public Value value;

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  @JsonSubTypes({@JsonSubTypes.Type(value = Text.class, name = "text"), @JsonSubTypes.Type(value = Num.class, name = "num"), @JsonSubTypes.Type(value = Arr.class, name = "list")})
  public interface Value {}
  public static class Text implements Value { public String value; }
  public static class Num implements Value { public Integer value; }
  public static class Arr implements Value { public List<String> value; }
}
