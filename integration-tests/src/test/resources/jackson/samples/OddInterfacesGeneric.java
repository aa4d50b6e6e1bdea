package samples;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;

/** Generic interfaces whose default methods are getters. */
public class OddInterfacesGeneric implements OddNamed<String> {
  private String name;
  private List<String> tags;

  @Override public String getName() { return name; }
  public void setName(String name) { this.name = name; }
  @Override public List<String> getTags() { return tags; }
  public void setTags(List<String> tags) { this.tags = tags; }
}
interface OddNamed<T> {
  T getName();
  List<T> getTags();
  @JsonIgnore default String getDisplay() { return "x" + getName(); }
}
