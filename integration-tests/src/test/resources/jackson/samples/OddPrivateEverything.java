package samples;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;

/** Nothing public but the class; constructor hidden. */
public final class OddPrivateEverything {
  @JsonProperty private String name;
  @JsonProperty private final int size;
  @JsonProperty private List<Inner> inner;

  private OddPrivateEverything(@JsonProperty("size") int size) { this.size = size; }
  @JsonCreator static OddPrivateEverything make(@JsonProperty("size") int size) { return new OddPrivateEverything(size); }
  private static final class Inner { @JsonProperty("a") private int a; @JsonProperty private Map<String, Inner2> more; private Inner() {} }
  private static final class Inner2 { @JsonProperty private boolean b; private Inner2() {} }
}
