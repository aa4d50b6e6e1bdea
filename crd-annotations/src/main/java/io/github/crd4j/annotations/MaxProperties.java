package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The greatest number of entries of a map or properties of an object: {@code maxProperties}.
 *
 * <p><b>Unit.</b> Entries of a map, or properties of an object that are present. Unknown fields are
 * removed before they are counted, and defaults are counted.
 *
 * <p><b>Stands on</b> objects and maps; on a class it holds wherever the class is used. Also on
 * items and map values. Not on a resource class with a status: the API server refuses it at the
 * root.
 *
 * <p><b>Limits.</b> 0 or more; the API server does not check it. On a map it also bounds the cost
 * of CEL rules: a rule on or below the values counts once per possible entry, and a map without it
 * counts as large as 3 MB allow.
 *
 * <p><b>Combines with</b> {@link MinProperties} and {@link Validation}. To choose between
 * particular properties use {@link ExactlyOneOf} or {@link AtMostOneOf}.
 *
 * <pre>{@code
 * record TopicSpec(@MaxProperties(64) Map<String, String> tags) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   tags:
 *     type: object
 *     maxProperties: 64
 *     additionalProperties:
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
public @interface MaxProperties {
  /** {@return the greatest number of entries} */
  long value();
}
