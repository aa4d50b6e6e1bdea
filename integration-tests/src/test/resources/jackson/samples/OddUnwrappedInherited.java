package samples;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;

// mappers: 2, 3
/** Spread-out parts with generics and superclasses. */
public class OddUnwrappedInherited {
  @JsonUnwrapped public Common common = new Common();
  @JsonUnwrapped(prefix = "tls.") public Sub tls = new Sub();
  public String last;

  public static class Common { public String image; public Integer replicas; }
  public static class Base { public boolean enabled; }
  public static class Sub extends Base { public String secret; public List<String> ciphers; }
}
