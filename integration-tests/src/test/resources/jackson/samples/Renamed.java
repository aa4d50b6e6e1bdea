package samples;

import com.fasterxml.jackson.annotation.JsonGetter;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;

/** JSON names that are not those in Java. */
public class Renamed {
  @JsonProperty("api-version") private String api;
  private int replicas;
  private String kindOf;
  @JsonProperty("$ref") public String ref;
  @JsonProperty("with space") public String spaced;

  public String getApi() { return api; }
  public void setApi(String api) { this.api = api; }
  @JsonGetter("count") public int getReplicas() { return replicas; }
  @JsonSetter("count") public void setReplicas(int replicas) { this.replicas = replicas; }
  @JsonProperty("kind") public String getKindOf() { return kindOf; }
  public void setKindOf(String kindOf) { this.kindOf = kindOf; }
}
