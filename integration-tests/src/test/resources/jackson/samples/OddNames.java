package samples;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Map;

/** Names that YAML, CEL and Kubernetes find special. */
public class OddNames {
  @JsonProperty("true") public String yes;
  @JsonProperty("null") public String nil;
  @JsonProperty("1") public int one;
  @JsonProperty("a.b/c") public String path;
  @JsonProperty("x-kubernetes-thing") public String ext;
  @JsonProperty("in") public String in;
  @JsonProperty("__proto__") public String proto;
  @JsonProperty("namespace") public String namespace;
  @JsonProperty("ünïcode") public String unicode;
  @JsonProperty("kind") public String kind;
  @JsonProperty("metadata") public Map<String, String> metadata;
}
