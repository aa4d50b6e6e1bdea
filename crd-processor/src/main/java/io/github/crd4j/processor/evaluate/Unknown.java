package io.github.crd4j.processor.evaluate;

import org.jspecify.annotations.Nullable;

/**
 * Stands for a value that could not be worked out, which does no harm until it is needed.
 *
 * @param reason why, see {@link NotEvaluable#reason}
 */
public record Unknown(String reason) {

  /**
   * {@code value} itself.
   *
   * @throws NotEvaluable if it stands for one that is not known
   */
  public static @Nullable Object known(@Nullable Object value) throws NotEvaluable {
    if (value instanceof Unknown unknown) {
      throw new NotEvaluable(unknown.reason);
    }
    return value;
  }
}
