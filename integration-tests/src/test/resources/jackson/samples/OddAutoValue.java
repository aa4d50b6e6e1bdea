package samples;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;
import java.util.Random;

/** As AutoValue makes them: an abstract class with a creator. */
public abstract class OddAutoValue {
  @JsonCreator public static OddAutoValue create(@JsonProperty("name") String name, @JsonProperty("size") int size) { return new Auto(name, size); }
  @JsonProperty("name") public abstract String name();
  @JsonProperty("size") public abstract int size();
  static OddAutoValue sample(Random random) { return create("n" + random.nextInt(9), random.nextInt()); }

  private static final class Auto extends OddAutoValue {
    private final String name; private final int size;
    Auto(String name, int size) { this.name = name; this.size = size; }
    @Override public String name() { return name; }
    @Override public int size() { return size; }
    @Override public boolean equals(Object o) { return o instanceof Auto a && Objects.equals(a.name, name) && a.size == size; }
    @Override public int hashCode() { return size; }
  }
}
