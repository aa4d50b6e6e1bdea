package samples;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/** Immutable, made by a constructor. */
public final class CreatorConstructor {
  private final String name;
  private final int size;
  private final List<String> zones;

  @JsonCreator
  public CreatorConstructor(
      @JsonProperty("name") String name,
      @JsonProperty("size") int size,
      @JsonProperty("zones") List<String> zones) {
    this.name = name;
    this.size = size;
    this.zones = zones;
  }

  public String getName() { return name; }
  public int getSize() { return size; }
  public List<String> getZones() { return zones; }
}
