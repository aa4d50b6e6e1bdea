package samples;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Map;

// mappers: 2, 3
/** Parts of a generic class, and in a list of holders. */
public class OddUnwrappedGeneric {
  public List<Holder<Part>> holders;

  public static class Holder<T> { public String kind; @JsonUnwrapped(prefix = "of-") public Part part = new Part(); public T more; }
  public static class Part { public String a; @JsonProperty("b-b") public int b; public Map<String, String> map; }
}
