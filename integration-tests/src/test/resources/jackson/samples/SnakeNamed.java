package samples;

import com.fasterxml.jackson.annotation.JsonProperty;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.annotation.JsonNaming;

@JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
public class SnakeNamed {
  public String userName;
  public int maxPoolSize;
  @JsonProperty("keptAsIs") public String kept;
  public Nested nestedPart;

  @JsonNaming(PropertyNamingStrategies.KebabCaseStrategy.class)
  public static class Nested { public String innerName; public int retryCount; }
}
