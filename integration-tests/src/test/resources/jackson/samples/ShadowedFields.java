package samples;

import com.fasterxml.jackson.annotation.JsonIgnore;

/** A field that hides one of the superclass. */
public class ShadowedFields extends ShadowedBase {
  public String name;
  public int size;
}

class ShadowedBase { @JsonIgnore public int name; public String note; }
