package samples;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import java.util.List;

/** Fields of any visibility. */
@JsonAutoDetect(fieldVisibility = JsonAutoDetect.Visibility.ANY, getterVisibility = JsonAutoDetect.Visibility.NONE, isGetterVisibility = JsonAutoDetect.Visibility.NONE)
public class AutoDetected {
  private String name;
  private boolean active;
  String here;
  protected List<Integer> numbers;

  public String getComputed() { return name + "!"; }
  public boolean isWrong() { return true; }
}
