package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Demands that of some properties one is set and the others are not.
 *
 * <p><b>Becomes</b> one entry of {@code x-kubernetes-validations} on the object, with the message
 * {@code exactly one of a, b must be set}.
 *
 * <p><b>Meaning.</b> Set means present: a {@code null} counts as absent, an empty string, list or
 * object as set. An object is checked only where it is present.
 *
 * <p><b>Limits.</b> The properties are optional and have no {@link Default}, otherwise they are
 * always set. The names go into a CEL expression, so each consists of letters, digits, {@code _},
 * {@code -}, {@code .} and {@code /} and does not begin with a digit.
 *
 * <p><b>Combines with</b> itself, for several independent choices in one class, and {@link
 * AtMostOneOf} and {@link AtLeastOneOf} for other properties.
 *
 * <pre>{@code
 * @ExactlyOneOf({"literal", "secretName"})
 * record PasswordSource(String literal, String secretName) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   literal:
 *     type: string
 *   secretName:
 *     type: string
 * x-kubernetes-validations:
 *   - rule: '(has(self.literal) ? 1 : 0) + (has(self.secretName) ? 1 : 0) == 1'
 *     message: exactly one of literal, secretName must be set
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(ExactlyOneOf.List.class)
public @interface ExactlyOneOf {
  /**
   * {@return the properties, at least two, each once, by their names in Java or in JSON; rule and
   * message have those in JSON}
   */
  String[] value();

  /**
   * What the compiler wraps several {@code @ExactlyOneOf} of one element in; not written by hand.
   */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.TYPE)
  @interface List {
    /** {@return the annotations, in source order} */
    ExactlyOneOf[] value();
  }
}
