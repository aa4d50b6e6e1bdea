package samples;

import com.fasterxml.jackson.annotation.JsonFormat;
import tools.jackson.databind.annotation.EnumNaming;

/** Enums as numbers and with naming. */
public class EnumShapes {
  @JsonFormat(shape = JsonFormat.Shape.NUMBER) public Plain ordinal;
  public Typed typed;
  public Camel camel;
  @JsonFormat(shape = JsonFormat.Shape.STRING) public Plain text;

  public enum Plain { ONE, TWO }
  @JsonFormat(shape = JsonFormat.Shape.NUMBER) public enum Typed { A, B, C }
  @EnumNaming(tools.jackson.databind.EnumNamingStrategies.LowerCamelCaseStrategy.class)
  public enum Camel { FIRST_VALUE, SECOND }
}
