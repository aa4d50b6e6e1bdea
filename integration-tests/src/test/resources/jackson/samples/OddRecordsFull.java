package samples;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Optional;
import java.util.Random;

/** Records with everything around the components. */
public record OddRecordsFull(@JsonProperty("n") String name, @JsonAlias("c") int count, @JsonIgnore String skipped, Optional<String> maybe) implements OddDescribed {
  public static final String KIND = "x";
  public OddRecordsFull { if (maybe == null) { maybe = Optional.of(""); } }
  public OddRecordsFull(String name) { this(name, 1, null, null); }
  public boolean isEmptyName() { return name == null; }
  @Override public String describe() { return name + count; }
  static OddRecordsFull sample(Random r) { return new OddRecordsFull("n", r.nextInt(), null, Optional.of("m")); }
}
interface OddDescribed { String describe(); }
