package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The greatest number of characters of a string: {@code maxLength}.
 *
 * <p><b>Unit.</b> Unicode code points, not the UTF-16 units of {@code String.length()}: an emoji
 * outside of the basic plane counts as one. For {@code byte[]} they are the characters of the
 * base64 text, not the bytes.
 *
 * <p><b>Stands on</b> strings; on int-or-string it concerns strings only and lets every integer
 * pass. Also on items and map values.
 *
 * <p><b>Limits.</b> 0 or more; the API server does not check it. It also tells the API server how
 * much a CEL rule over the string can cost, at 4 bytes a character; a string without it counts as 3
 * MB, which is often the reason that a rule is refused. Tightening it later makes stored objects
 * invalid.
 *
 * <p><b>Combines with</b> {@link MinLength}, {@link Pattern}, {@link Format} and {@link
 * Validation}.
 *
 * <pre>{@code
 * record TopicSpec(@MaxLength(253) String owner, Map<String, @MaxLength(63) String> tags) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   owner:
 *     type: string
 *     maxLength: 253
 *   tags:
 *     type: object
 *     additionalProperties:
 *       type: string
 *       maxLength: 63
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
public @interface MaxLength {
  /** {@return the greatest length in code points} */
  long value();
}
