package samples;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Accessors without prefix, which annotations make properties. */
public class FluentAnnotated {
  @JsonProperty private String name;
  @JsonProperty private int size;

  public String name() { return name; }
  public FluentAnnotated name(String name) { this.name = name; return this; }
  public int size() { return size; }
  public FluentAnnotated size(int size) { this.size = size; return this; }
}
