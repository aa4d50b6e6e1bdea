package samples;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;

/** More names that are read. */
public class Aliases {
  @JsonAlias({"nick", "nickName"}) public String name;
  @JsonProperty("size") @JsonAlias("replicas") private int count;

  public int getCount() { return count; }
  public void setCount(int count) { this.count = count; }
}
