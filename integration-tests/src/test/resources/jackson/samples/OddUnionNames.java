package samples;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** A union whose property is no CEL identifier, with ids that need quotes. */
public class OddUnionNames {
  public Target target;

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "target-type")
  @JsonSubTypes({@JsonSubTypes.Type(value = Svc.class, name = "svc'1"), @JsonSubTypes.Type(value = Ext.class, name = "a\\b")})
  public interface Target {}
  public static class Svc implements Target { @JsonProperty("in") public String in; @JsonProperty("a.b") public int ab; }
  public static class Ext implements Target { @JsonProperty("x y") public String xy; public String url; }
}
