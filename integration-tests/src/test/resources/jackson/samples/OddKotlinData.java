package samples;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/** As Kotlin's data classes: final fields, getters, component methods, copy, default markers. */
public final class OddKotlinData {
  private final String name;
  private final boolean isPublic;
  private final List<String> hosts;

  @JsonCreator public OddKotlinData(@JsonProperty("name") String name, @JsonProperty("isPublic") boolean isPublic, @JsonProperty("hosts") List<String> hosts) { this.name = name; this.isPublic = isPublic; this.hosts = hosts; }
  public String getName() { return name; }
  @JsonProperty("isPublic") public boolean isPublic() { return isPublic; }
  public List<String> getHosts() { return hosts; }
  public String component1() { return name; }
  public boolean component2() { return isPublic; }
  public OddKotlinData copy(String name) { return new OddKotlinData(name, isPublic, hosts); }
  @Override public String toString() { return name; }
}
