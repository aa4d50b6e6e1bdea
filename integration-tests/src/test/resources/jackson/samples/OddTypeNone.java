package samples;

import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** A subtype that switches the id off. */
public class OddTypeNone {
  public Plain plain;

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  public abstract static class Base { public int a; }
  @JsonTypeInfo(use = JsonTypeInfo.Id.NONE)
  public static class Plain extends Base { public String b; }
}
