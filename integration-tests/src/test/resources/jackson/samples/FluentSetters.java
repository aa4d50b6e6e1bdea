package samples;

import java.util.List;

/** Setters that return the object. */
public class FluentSetters {
  private String name;
  private List<String> zones;

  public String getName() { return name; }
  public FluentSetters setName(String name) { this.name = name; return this; }
  public List<String> getZones() { return zones; }
  public FluentSetters setZones(List<String> zones) { this.zones = zones; return this; }
}
