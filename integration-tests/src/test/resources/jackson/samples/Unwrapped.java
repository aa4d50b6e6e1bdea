package samples;

import com.fasterxml.jackson.annotation.JsonUnwrapped;

// mappers: 2, 3
/** Parts that are spread out, with prefix and suffix, one in the other. */
public class Unwrapped {
  public String name;
  @JsonUnwrapped public Place place = new Place();
  @JsonUnwrapped(prefix = "at.", suffix = ".x") public Place other = new Place();
  @JsonUnwrapped(prefix = "o-") public Outer outer = new Outer();

  public static class Place { public int row; public String column; }
  public static class Outer {
    public String title;
    @JsonUnwrapped(prefix = "i-") public Place inner = new Place();
  }
}
