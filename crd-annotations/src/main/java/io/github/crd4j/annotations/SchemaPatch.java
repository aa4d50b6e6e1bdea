package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Changes the finished schema by hand: a JSON merge patch (RFC 7386) on the schema of a type or
 * member.
 *
 * <p>For what no other annotation says, such as {@code anyOf} or {@code not}. It is applied last,
 * after everything that the Java type and all annotations say, and on a class before the members of
 * that type; the result is checked like any other schema.
 *
 * <p><b>Meaning.</b> Objects in the patch are merged key by key, {@code null} removes a keyword,
 * and everything else replaces what was there. Lists are replaced as a whole: a patch of {@code
 * required} or {@code x-kubernetes-validations} must repeat the entries that should stay.
 *
 * <p><b>Stands on</b> members and classes; on a resource class the schema is that of the whole
 * object.
 *
 * <p><b>Limits.</b> The result must be a structural schema: below {@code allOf}, {@code anyOf},
 * {@code oneOf} and {@code not} there may be no {@code type}, {@code default}, {@code description},
 * {@code nullable} or any {@code x-kubernetes-} keyword. {@code $ref}, {@code definitions}, {@code
 * patternProperties}, {@code dependencies}, {@code additionalItems} and {@code uniqueItems: true}
 * are refused everywhere. The default is the only place where {@code null} would be a value, and
 * there it has none.
 *
 * <p><b>Combines with</b> everything, and has the last word.
 *
 * <pre>{@code
 * record TopicSpec(
 *     @SchemaPatch("{\"not\": {\"enum\": [\"root\"]}}") String owner,
 *     @SchemaPatch("{\"format\": null}") Integer partitions) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   owner:
 *     type: string
 *     not:
 *       enum:
 *         - root
 *   partitions:
 *     type: integer
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
public @interface SchemaPatch {
  /** {@return the patch, a JSON object} */
  String value();
}
