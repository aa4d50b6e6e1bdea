package samples;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.crd4j.annotations.Required;

/** A constructor for some properties, setters for the others. */
public class CreatorMixed {
  @Required private final String id;
  private String note;
  public int weight;

  @JsonCreator public CreatorMixed(@JsonProperty(value = "id", required = true) String id) { this.id = id; }
  public String getId() { return id; }
  public String getNote() { return note; }
  public void setNote(String note) { this.note = note; }
}
