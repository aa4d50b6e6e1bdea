package samples;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;

/** The properties say which. */
public class UnionDeduced {
  public Source source;
  public List<Source> sources;

  @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
  @JsonSubTypes({@JsonSubTypes.Type(Git.class), @JsonSubTypes.Type(Oci.class)})
  public interface Source {}
  public static class Git implements Source { @JsonProperty(required = true) public String url; public String branch; }
  public static class Oci implements Source { @JsonProperty(required = true) public String image; public String digest; }
}
