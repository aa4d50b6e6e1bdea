package samples;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonPOJOBuilder;

/** Builders with other names and prefixes. */
@JsonDeserialize(builder = OddBuilderStyles.B.class)
public class OddBuilderStyles {
  private final String name; private final List<Integer> sizes; private final boolean on;
  OddBuilderStyles(String name, List<Integer> sizes, boolean on) { this.name = name; this.sizes = sizes; this.on = on; }
  public String getName() { return name; }
  @JsonProperty("the-sizes") public List<Integer> getSizes() { return sizes; }
  public boolean isOn() { return on; }

  @JsonPOJOBuilder(buildMethodName = "create", withPrefix = "set")
  public static class B {
    private String name; private List<Integer> sizes; private boolean on;
    public B setName(String name) { this.name = name; return this; }
    @JsonProperty("the-sizes") public B setSizes(List<Integer> sizes) { this.sizes = sizes; return this; }
    public B setOn(boolean on) { this.on = on; return this; }
    public OddBuilderStyles create() { return new OddBuilderStyles(name, sizes, on); }
  }
}
