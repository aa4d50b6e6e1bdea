package samples;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.List;

/** Getters of superclasses and interfaces, one overridden with a narrower type. */
public class InheritedAccessors extends ItemsBase implements Titled {
  private String title;

  @Override public String getTitle() { return title; }
  public void setTitle(String title) { this.title = title; }
  @Override public ArrayList<String> getItems() { return (ArrayList<String>) items; }
  public void setItems(ArrayList<String> items) { this.items = items; }
}

interface Titled { @JsonProperty("the-title") String getTitle(); }

abstract class ItemsBase {
  protected List<String> items = new ArrayList<>();
  public abstract List<String> getItems();
}
