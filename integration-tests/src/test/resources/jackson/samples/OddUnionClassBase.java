package samples;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;

/** A union of concrete classes that inherit from each other. */
public class OddUnionClassBase {
  public Probe probe;
  @io.github.crd4j.annotations.MaxItems(100) public List<Probe> probes;

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind", defaultImpl = Probe.class)
  @JsonSubTypes({@JsonSubTypes.Type(value = Http.class, name = "http"), @JsonSubTypes.Type(value = Https.class, name = "https")})
  @JsonTypeName("none")
  public static class Probe { public Integer period; }
  public static class Http extends Probe { public String path; }
  public static class Https extends Http { public String ca; }
}
