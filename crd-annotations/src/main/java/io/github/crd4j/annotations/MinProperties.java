package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The least number of entries of a map or properties of an object: {@code minProperties}.
 *
 * <p><b>Unit.</b> Entries of a map, or properties of an object that are present. Unknown fields are
 * removed before they are counted, and defaults are counted.
 *
 * <p><b>Stands on</b> objects and maps; on a class it holds wherever the class is used. Also on
 * items and map values. Not on a resource class with a status: the API server refuses it at the
 * root.
 *
 * <p><b>Limits.</b> 0 or more; the API server does not check it.
 *
 * <p><b>Combines with</b> {@link MaxProperties} and {@link Required}: alone, it lets the object be
 * absent. To ask for particular properties use {@link AtLeastOneOf}.
 *
 * <pre>{@code
 * record TopicSpec(@MinProperties(1) Map<String, String> tags) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   tags:
 *     type: object
 *     minProperties: 1
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
public @interface MinProperties {
  /** {@return the least number of entries} */
  long value();
}
