package samples;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonMerge;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonRootName;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import java.util.Map;

/** Wrappers in lists and maps, defaults that are left out. */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"zeta", "alpha"})
@JsonRootName("odd")
public class OddInclusion {
  public String alpha;
  public String zeta;
  @JsonInclude(value = JsonInclude.Include.NON_NULL, content = JsonInclude.Include.NON_NULL) public Map<String, String> map;
  @JsonSetter(nulls = Nulls.AS_EMPTY) public List<String> list;
  @JsonMerge public Part part;
  @JsonView(String.class) public String viewed;
  @Deprecated public String old;

  public static class Part { public String x; }
}
