package samples;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Properties of one direction. */
public class AccessModes {
  @JsonProperty(access = JsonProperty.Access.READ_ONLY) public String computed;
  @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) public String secret;
  @JsonProperty(access = JsonProperty.Access.READ_WRITE) private String both;
  public String plain;
}
