package samples;

import com.fasterxml.jackson.annotation.JsonIgnore;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonSerialize;
import tools.jackson.databind.util.StdConverter;

/** Values that converters change. */
public class Converted {
  @JsonSerialize(converter = ToText.class) @JsonDeserialize(converter = FromText.class) public Version version;
  public String name;

  public static class Version { @JsonIgnore public int major = 1; @JsonIgnore public int minor = 2;
    @Override public boolean equals(Object o) { return o instanceof Version v && v.major == major && v.minor == minor; }
    @Override public int hashCode() { return major; } }
  public static class ToText extends StdConverter<Version, String> {
    @Override public String convert(Version value) { return value.major + "." + value.minor; }
  }
  public static class FromText extends StdConverter<String, Version> {
    @Override public Version convert(String value) {
      Version version = new Version();
      String[] parts = value.split("\\.", 2);
      if (parts.length == 2 && parts[0].matches("\\d") && parts[1].matches("\\d")) {
        version.major = Integer.parseInt(parts[0]);
        version.minor = Integer.parseInt(parts[1]);
      }
      return version;
    }
  }
}
