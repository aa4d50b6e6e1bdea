package samples;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonSerialize;

/** Types that annotations put in the place of others. */
public class SerializedAs {
  @JsonDeserialize(as = ArrayList.class) public List<String> list;
  @JsonDeserialize(contentAs = Impl.class) public List<Api> apis;
  @JsonDeserialize(as = Impl.class) @JsonSerialize(as = Impl.class) public Api api;

  @JsonDeserialize(as = Impl.class) public interface Api { String getName(); }
  public static class Impl implements Api {
    private String name;
    @Override public String getName() { return name; }
    public void setName(String name) { this.name = name; }
  }
}
