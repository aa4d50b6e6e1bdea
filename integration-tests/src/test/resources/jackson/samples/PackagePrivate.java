package samples;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Nothing is public; annotations make the fields properties. */
class PackagePrivate {
  @JsonProperty private String name;
  @JsonProperty("n") private int size;
  @JsonProperty private Inner inner;

  private PackagePrivate() {}

  private static class Inner {
    @JsonProperty String text;
    private Inner() {}
  }
}
