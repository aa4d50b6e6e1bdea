package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The greatest number of items of a list: {@code maxItems}.
 *
 * <p><b>Unit.</b> Items.
 *
 * <p><b>Stands on</b> lists, sets and arrays; also on lists within lists or as map values.
 *
 * <p><b>Limits.</b> 0 or more; the API server does not check it. It also bounds the cost of CEL
 * rules: a rule on or below the items counts once per possible item, and a list without it counts
 * as long as 3 MB allow.
 *
 * <p><b>Combines with</b> {@link MinItems}, {@link ListType} and {@link Validation}.
 *
 * <pre>{@code
 * record TopicSpec(@MaxItems(10) List<@MaxItems(3) List<String>> routes) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   routes:
 *     type: array
 *     maxItems: 10
 *     items:
 *       type: array
 *       maxItems: 3
 *       items:
 *         type: string
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
public @interface MaxItems {
  /** {@return the greatest number of items} */
  long value();
}
