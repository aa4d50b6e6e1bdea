package io.github.crd4j.admission;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Mistakes, and how many checks were passed, by which the nearest branch is chosen. */
final class ValueResult {

  private final Set<ValueError> errors = new LinkedHashSet<>();
  private int matches;

  ValueResult add(ValueError error) {
    errors.add(error);
    return this;
  }

  ValueResult merge(@Nullable ValueResult other) {
    if (other != null) {
      errors.addAll(other.errors);
      matches += other.matches;
    }
    return this;
  }

  /** The same checks without the mistakes. */
  ValueResult forgiven() {
    ValueResult result = new ValueResult();
    result.matches = matches;
    return result;
  }

  /** Counts one more check. */
  ValueResult matched() {
    matches++;
    return this;
  }

  int matches() {
    return matches;
  }

  boolean isValid() {
    return errors.isEmpty();
  }

  List<ValueError> errors() {
    return List.copyOf(errors);
  }

  static ValueResult of(ValueError error) {
    return new ValueResult().add(error);
  }
}
