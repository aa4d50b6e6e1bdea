package samples;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is left out when it says nothing. */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public class Included {
  public String text;
  public List<String> list;
  public Map<String, String> map;
  @JsonInclude(JsonInclude.Include.NON_DEFAULT) public int number;
  @JsonInclude(JsonInclude.Include.ALWAYS) @io.github.crd4j.annotations.Nullable public String always;
  @JsonInclude(JsonInclude.Include.NON_ABSENT) public Optional<String> optional;
}
