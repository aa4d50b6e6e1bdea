package samples;

import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.annotation.JsonNaming;

@JsonNaming(PropertyNamingStrategies.UpperCamelCaseStrategy.class)
public class UpperNamed {
  public String userName;
  public Upper upper;
  public Lower lower;
  public Dotted dotted;

  @JsonNaming(PropertyNamingStrategies.UpperSnakeCaseStrategy.class)
  public static class Upper { public String innerName; }
  @JsonNaming(PropertyNamingStrategies.LowerCaseStrategy.class)
  public static class Lower { public String innerName; }
  @JsonNaming(PropertyNamingStrategies.LowerDotCaseStrategy.class)
  public static class Dotted { public String innerName; }
}
