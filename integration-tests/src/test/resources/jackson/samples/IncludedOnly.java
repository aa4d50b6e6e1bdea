package samples;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;

/** The only names that there are. */
@JsonIncludeProperties({"name", "size"})
public class IncludedOnly {
  public String name;
  public int size;
  @JsonIgnore public String other;
}
