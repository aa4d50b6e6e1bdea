package samples;

import com.fasterxml.jackson.annotation.JsonProperty;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.annotation.JsonNaming;

/** Annotations of superclasses, on classes and on overridden getters. */
public class OddInheritedAnnotations extends OddBase {
  @Override @JsonProperty("renamed") public String getFirst() { return super.getFirst(); }
  @Override public String getThird() { return super.getThird(); }
}
@JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
class OddBase {
  private String first;
  private String secondPart;
  private String third;

  public String getFirst() { return first; }
  public void setFirst(String first) { this.first = first; }
  public String getSecondPart() { return secondPart; }
  public void setSecondPart(String secondPart) { this.secondPart = secondPart; }
  @JsonProperty("no-3") public String getThird() { return third; }
  public void setThird(String third) { this.third = third; }
}
