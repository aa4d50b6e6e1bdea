package samples;

import com.fasterxml.jackson.annotation.JsonProperty;
import tools.jackson.databind.annotation.JsonDeserialize;

/** An interface with getters, and what is made of it. */
public class InterfaceSpec {
  public Limits limits;

  @JsonDeserialize(as = Given.class)
  public interface Limits {
    int getCpu();
    @JsonProperty("mem") String getMemory();
  }
  public record Given(int cpu, @JsonProperty("mem") String memory) implements Limits {
    @Override public int getCpu() { return cpu; }
    @Override public String getMemory() { return memory; }
  }
}
