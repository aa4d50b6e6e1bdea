package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The regular expression that a string must contain a match of: {@code pattern}.
 *
 * <p><b>Meaning.</b> The search is <i>not anchored</i>: {@code [a-z]+} accepts {@code 42x!}. For
 * the whole string write {@code ^...$}, and {@code ^(?:a|b)$} around alternatives.
 *
 * <p><b>Stands on</b> strings; on int-or-string it concerns strings only and lets every integer
 * pass. Also on items and map values.
 *
 * <p><b>Limits.</b> The dialect is RE2, not {@code java.util.regex}. The API server refuses
 * look-ahead and look-behind, back references, possessive quantifiers, atomic groups, {@code \Z},
 * {@code \h}, {@code \R}, <code>&#92;u0041</code> (write {@code \x{41}}), Java's {@code \p{Alpha}}
 * and {@code \p{IsGreek}} (write {@code [[:alpha:]]} and {@code \p{Greek}}), and repetitions above
 * 1000. Some expressions are accepted and mean something else: {@code [a-z&&[^b]]} is no
 * intersection, {@code $} matches at the very end only, and {@code \d}, {@code \w}, {@code \s} and
 * {@code \b} know ASCII only.
 *
 * <p><b>Combines with</b> {@link MinLength}, {@link MaxLength} and {@link Format}. A property has
 * one pattern; two say the same as a CEL rule with {@code matches}, see {@link Validation}.
 *
 * <pre>{@code
 * record TopicSpec(@Pattern("^[a-z0-9-]+$") String owner, List<@Pattern("^eu-") String> zones) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   owner:
 *     type: string
 *     pattern: ^[a-z0-9-]+$
 *   zones:
 *     type: array
 *     items:
 *       type: string
 *       pattern: ^eu-
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
public @interface Pattern {
  /** {@return the expression, in RE2 syntax} */
  String value();
}
