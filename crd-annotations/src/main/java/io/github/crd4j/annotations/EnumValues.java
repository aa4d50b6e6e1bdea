package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * All the values that are allowed: {@code enum}.
 *
 * <p>A Java {@code enum} gives its constants by itself; this annotation is for other types, or to
 * replace that list for one member.
 *
 * <p><b>Stands on</b> anything with a JSON value, most often strings and integers. Also on items
 * and map values. Not on a resource class with a status: the API server refuses it at the root.
 *
 * <p><b>Limits.</b> At least one value, each valid for the type and given once. The API server
 * checks neither: an empty list allows everything, and a value of the wrong type can never occur.
 * {@code null} never passes an enum, so leave the property optional rather than {@link Nullable}.
 * Taking a value away later makes stored objects invalid.
 *
 * <p><b>Combines with</b> {@link Default}, which must be one of the values. Without {@link
 * MaxLength} the longest value also bounds the cost of CEL rules.
 *
 * <pre>{@code
 * record TopicSpec(
 *     @EnumValues({"delete", "compact"}) String cleanup,
 *     @EnumValues({"1", "3", "5"}) Integer replicas) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   cleanup:
 *     type: string
 *     enum:
 *       - delete
 *       - compact
 *   replicas:
 *     type: integer
 *     format: int32
 *     enum:
 *       - 1
 *       - 3
 *       - 5
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
public @interface EnumValues {
  /**
   * {@return the values as JSON texts, in the order of the YAML}
   *
   * <p>Bare words are read as in {@link Default#value}: where the schema says string, text that
   * does not begin with a double quote is the string itself.
   */
  String[] value();
}
