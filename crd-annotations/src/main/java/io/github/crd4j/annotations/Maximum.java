package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The largest value that a number may have: {@code maximum}, with {@code exclusiveMaximum}.
 *
 * <p><b>Stands on</b> integers and numbers; on int-or-string it concerns integers only and lets
 * every string pass. Also on items and map values.
 *
 * <p><b>Limits.</b> The API server holds bounds as 64-bit floating-point numbers, so integers
 * beyond 2<sup>53</sup> (9007199254740992) are rounded. On an integer the bound must be whole and
 * within the format ({@code int32} for {@code int}, {@code int64} for {@code long}); since
 * Kubernetes 1.36 any other bound makes <i>every object</i> invalid, although the CRD is accepted.
 * {@code Long.MAX_VALUE} and {@code Long.MIN_VALUE} are such bounds: they round to values outside
 * of the range. Leave them out, the format says the same.
 *
 * <p><b>Combines with</b> {@link Minimum} and {@link MultipleOf}; bounds from other annotations,
 * such as Jakarta Validation's, are combined and the stricter holds. The API server does not notice
 * a minimum above the maximum.
 *
 * <pre>{@code
 * record TopicSpec(
 *     @Maximum(99) Integer partitions,
 *     List<@Maximum(value = 1, exclusive = true) Double> weights) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   partitions:
 *     type: integer
 *     format: int32
 *     maximum: 99
 *   weights:
 *     type: array
 *     items:
 *       type: number
 *       maximum: 1
 *       exclusiveMaximum: true
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
public @interface Maximum {
  /** {@return the bound, in the unit of the property} */
  double value();

  /** {@return whether the bound itself is excluded: {@code exclusiveMaximum: true}} */
  boolean exclusive() default false;
}
