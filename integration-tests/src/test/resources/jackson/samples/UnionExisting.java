package samples;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** A property of the class itself says which. */
public class UnionExisting {
  public Source source;

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXISTING_PROPERTY, property = "kind", visible = true)
  @JsonSubTypes({@JsonSubTypes.Type(value = Git.class, name = "git"), @JsonSubTypes.Type(value = Oci.class, name = "oci")})
  public abstract static class Source { public abstract String getKind(); }
  @JsonIgnoreProperties(value = "kind", allowGetters = true)
  public static class Git extends Source { public String url; @Override public String getKind() { return "git"; } }
  @JsonIgnoreProperties(value = "kind", allowGetters = true)
  public static class Oci extends Source { public String image; @Override public String getKind() { return "oci"; } }
}
