package samples;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreType;

/** A type that is never written. */
public class IgnoredTypes {
  public String name;
  @JsonIgnore public Handle handle;
  public Inner inner;

  @JsonIgnoreType public static class Handle { public int fd; }
  public static class Inner { public int size; @JsonIgnore public Handle handle; }
}
