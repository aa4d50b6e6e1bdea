package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The least number of characters of a string: {@code minLength}.
 *
 * <p><b>Unit.</b> Unicode code points, not the UTF-16 units of {@code String.length()}: an emoji
 * outside of the basic plane counts as one. For {@code byte[]} they are the characters of the
 * base64 text, not the bytes.
 *
 * <p><b>Stands on</b> strings; on int-or-string it concerns strings only and lets every integer
 * pass. Also on items and map values.
 *
 * <p><b>Limits.</b> 0 or more; the API server does not check it. 1 excludes the empty string, but
 * not blanks; those are excluded by {@code @Pattern("\\S")}.
 *
 * <p><b>Combines with</b> {@link MaxLength}, {@link Pattern}, {@link Format} and {@link Required}:
 * alone, it lets the property be absent.
 *
 * <pre>{@code
 * record TopicSpec(@MinLength(1) String owner, List<@MinLength(1) String> zones) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   owner:
 *     type: string
 *     minLength: 1
 *   zones:
 *     type: array
 *     items:
 *       type: string
 *       minLength: 1
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
public @interface MinLength {
  /** {@return the least length in code points} */
  long value();
}
