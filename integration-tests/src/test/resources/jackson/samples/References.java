package samples;

import com.fasterxml.jackson.annotation.JsonBackReference;
import com.fasterxml.jackson.annotation.JsonManagedReference;
import java.util.List;

/** Parents and children that know each other. */
public class References {
  public String name;
  @JsonManagedReference public List<Child> children;

  public static class Child {
    public String name;
    @JsonBackReference public References parent;
  }
}
