package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The least number of items of a list: {@code minItems}.
 *
 * <p><b>Unit.</b> Items.
 *
 * <p><b>Stands on</b> lists, sets and arrays; also on lists within lists or as map values.
 *
 * <p><b>Limits.</b> 0 or more; the API server does not check it.
 *
 * <p><b>Combines with</b> {@link MaxItems}, {@link ListType} and {@link Required}: alone, it lets
 * the list be absent.
 *
 * <pre>{@code
 * record TopicSpec(@MinItems(1) List<String> zones) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   zones:
 *     type: array
 *     minItems: 1
 *     items:
 *       type: string
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
public @interface MinItems {
  /** {@return the least number of items} */
  long value();
}
