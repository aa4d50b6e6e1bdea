package samples;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import java.util.List;

/** The same class with different properties in different places. */
public class MemberFilters {
  @JsonIgnoreProperties({"secret", "other"}) public Inner open;
  @JsonIncludeProperties("name") public Inner named;
  @JsonIgnoreProperties("secret") public List<Inner> list;
  public Inner whole;

  public static class Inner {
    public String name;
    public String secret;
    public int other;
  }
}
