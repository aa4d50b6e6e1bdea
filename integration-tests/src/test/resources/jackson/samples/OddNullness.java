package samples;

import java.util.List;
import java.util.Random;
import org.jspecify.annotations.NullMarked;

/** Null-marked records with values that may be null. */
@NullMarked
public record OddNullness(String name, @org.jspecify.annotations.Nullable String note, List<String> tags, @org.jspecify.annotations.Nullable Inner inner) {
  public record Inner(String a, @org.jspecify.annotations.Nullable Integer b) {}
  static OddNullness sample(Random r) { return new OddNullness("n", r.nextBoolean() ? null : "x", List.of("a"), r.nextBoolean() ? null : new Inner("a", null)); }
}
