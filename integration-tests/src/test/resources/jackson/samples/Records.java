package samples;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;

/** Records in records. */
public record Records(String name, int size, boolean active, List<Zone> zones, Map<String, Zone> byName) {
  public record Zone(@JsonProperty("zone-name") String name, Integer weight, @JsonAlias("lvl") Level level) {}
  public enum Level { LOW, HIGH }
}
