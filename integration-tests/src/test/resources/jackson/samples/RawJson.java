package samples;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonView;

/** Text that is JSON already. */
public class RawJson {
  public String name;
  @JsonPropertyDescription("as it is") public String described;
  @JsonProperty(index = 1) public int first;
  @JsonView(Object.class) public String viewed;
}
