package samples;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonSerialize;

// mappers: 2, 3
/** As Immutables makes them: an abstract value, an implementation with a builder. */
public class OddImmutables {
  public Value value;

  @JsonDeserialize(as = ImmutableValue.class)
  @JsonSerialize(as = ImmutableValue.class)
  public interface Value { @JsonProperty("name") String name(); @JsonProperty("tags") List<String> tags(); }

  public static final class ImmutableValue implements Value {
    private final String name; private final List<String> tags;
    private ImmutableValue(String name, List<String> tags) { this.name = name; this.tags = tags; }
    @JsonProperty("name") @Override public String name() { return name; }
    @JsonProperty("tags") @Override public List<String> tags() { return tags; }
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING) static ImmutableValue fromJson(Json json) { return new ImmutableValue(json.name, json.tags); }
    @JsonAutoDetect(fieldVisibility = JsonAutoDetect.Visibility.NONE)
    static final class Json implements Value {
      String name; List<String> tags;
      @JsonProperty("name") public void setName(String name) { this.name = name; }
      @JsonProperty("tags") public void setTags(List<String> tags) { this.tags = tags; }
      @Override public String name() { throw new UnsupportedOperationException(); }
      @Override public List<String> tags() { throw new UnsupportedOperationException(); }
    }
  }
}
