package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The number of which a value must be a whole multiple: {@code multipleOf}.
 *
 * <p><b>Stands on</b> integers and numbers; on int-or-string it concerns integers only and lets
 * every string pass. Also on items and map values.
 *
 * <p><b>Limits.</b> Greater than 0; the API server accepts 0 and less, and then refuses every
 * object. On an integer it must be whole and within the format, as for {@link Minimum}. The API
 * server holds it as a 64-bit floating-point number. A factor below 1 allows for rounding errors:
 * 0.7 is a multiple of 0.1.
 *
 * <p><b>Combines with</b> {@link Minimum} and {@link Maximum}.
 *
 * <pre>{@code
 * record TopicSpec(@MultipleOf(1024) Long segmentBytes) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   segmentBytes:
 *     type: integer
 *     format: int64
 *     multipleOf: 1024
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({
  ElementType.TYPE,
  ElementType.FIELD,
  ElementType.METHOD,
  ElementType.RECORD_COMPONENT,
  ElementType.TYPE_USE
})
public @interface MultipleOf {
  /** {@return the factor, greater than 0} */
  double value();
}
