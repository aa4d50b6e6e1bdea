package samples;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** The base itself is one of them. */
public class UnionConcreteBase {
  public Probe probe;

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type", defaultImpl = Probe.class)
  @JsonSubTypes({@JsonSubTypes.Type(value = Http.class, name = "http"), @JsonSubTypes.Type(value = Probe.class, name = "none")})
  public static class Probe { public int period; }
  public static class Http extends Probe { public String path; }
}
