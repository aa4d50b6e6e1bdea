package samples;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;

/** The id is the name of the only property. */
public class UnionWrapperObject {
  public Step step;
  public List<Step> steps;

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
  @JsonSubTypes({@JsonSubTypes.Type(value = Run.class, name = "run"), @JsonSubTypes.Type(value = Copy.class, name = "copy")})
  public interface Step {}
  public static class Run implements Step { public List<String> command; }
  public static class Copy implements Step { public String from; public String to; }
}
