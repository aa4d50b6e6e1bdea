package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A rule in the Common Expression Language (CEL) that the API server evaluates: an entry of {@code
 * x-kubernetes-validations}.
 *
 * <p><b>Meaning.</b> {@code self} is the value that the annotation stands on: on a class the
 * object, on a member its value, on an item or map value each of them. {@code oldSelf} is its value
 * before an update; a rule that mentions it is a <i>transition rule</i> and does not run where
 * there is no old value. Rules are not run on absent and {@code null} values. A class carries its
 * rules to every place where it is used.
 *
 * <p><b>Names.</b> Properties have their names in JSON, with {@code -}, {@code .}, {@code /},
 * {@code __} and CEL's reserved words escaped: {@code self.max__dash__size}, {@code
 * self.__namespace__}. Reading an optional property that is absent is an error, which refuses the
 * object; ask {@code has(self.name)} first. Of {@code metadata} only {@code name} and {@code
 * generateName} are visible, at the root and in an {@link EmbeddedResource}.
 *
 * <p><b>Limits.</b> The rule is a boolean. Its estimated cost, times the number of places where it
 * can run, must be at most 10,000,000, and 100,000,000 for all rules of a version together; the
 * estimate assumes the longest strings and lists that the schema allows, so bound them with {@link
 * MaxLength}, {@link MaxItems} and {@link MaxProperties}. {@code oldSelf} cannot be used on or
 * below items of a list unless it is a list map, see {@link ListType}. Objects of two different
 * properties cannot be compared with {@code ==}, nor can strings, numbers and booleans with {@code
 * null}. At most 100,000 characters. Rules of the spec also run when the status is updated.
 *
 * <p><b>Combines with</b> every constraint; where a plain keyword says the same it costs nothing
 * and reads better. For common rules see {@link Immutable}, {@link ExactlyOneOf}, {@link
 * AtMostOneOf} and {@link AtLeastOneOf}.
 *
 * <pre>{@code
 * @Validation(
 *     rule = "!has(self.minSize) || !has(self.size) || self.minSize <= self.size",
 *     message = "size must not be below minSize",
 *     fieldPath = ".size")
 * record DatabaseSpec(
 *     Integer minSize,
 *     Integer size,
 *     @Validation(
 *             rule = "self >= oldSelf",
 *             messageExpression = "'must not shrink below %d'.format([oldSelf])")
 *         Integer storage,
 *     @MaxItems(20) List<@MaxLength(63) @Validation(rule = "!self.endsWith('-')") String> zones) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   minSize:
 *     type: integer
 *     format: int32
 *   size:
 *     type: integer
 *     format: int32
 *   storage:
 *     type: integer
 *     format: int32
 *     x-kubernetes-validations:
 *       - rule: self >= oldSelf
 *         messageExpression: "'must not shrink below %d'.format([oldSelf])"
 *   zones:
 *     type: array
 *     maxItems: 20
 *     items:
 *       type: string
 *       maxLength: 63
 *       x-kubernetes-validations:
 *         - rule: "!self.endsWith('-')"
 * x-kubernetes-validations:
 *   - rule: '!has(self.minSize) || !has(self.size) || self.minSize <= self.size'
 *     message: size must not be below minSize
 *     fieldPath: .size
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
@Repeatable(Validation.List.class)
public @interface Validation {
  /**
   * {@return the expression, {@code rule}: true for a valid value}
   *
   * <p>No rule occurs twice on one value: server-side apply of the CRD would fail. A rule of
   * several lines needs a {@link #message}.
   */
  String rule();

  /**
   * {@return what the user is told when the rule is false, {@code message}; one line; empty: {@code
   * failed rule:} and the rule}
   */
  String message() default "";

  /**
   * {@return a CEL expression that makes the message, {@code messageExpression}: a string, with
   * {@code self} and {@code oldSelf} as in the rule; empty: none}
   *
   * <p>It wins over {@link #message}, which stays as the fallback for when the expression fails or
   * gives a blank text, one with a line break, or one of more than 5120 bytes. Its estimated cost
   * is at most 10,000,000. Put numbers into the text with {@code format}, as in the example: {@code
   * 'not ' + string(self)} is refused for a number, because the estimate does not know how long
   * {@code string(self)} can be.
   */
  String messageExpression() default "";

  /**
   * {@return the machine-readable reason in the API server's answer, {@code reason}; left out of
   * the YAML when it is the default}
   */
  Reason reason() default Reason.FIELD_VALUE_INVALID;

  /**
   * {@return the property that the answer names, {@code fieldPath}, relative to {@code self}, as
   * {@code .size}, {@code .backup.schedule} or {@code .tags['a-b']}; empty: the value with the
   * rule}
   *
   * <p>Each step is a declared property or a key of a map; no list index, and nothing below a list.
   */
  String fieldPath() default "";

  /**
   * {@return whether a transition rule also runs where there is no old value, {@code
   * optionalOldSelf}}
   *
   * <p>{@code oldSelf} is then an optional: {@code !oldSelf.hasValue() || self >= oldSelf.value()}.
   * Only where the rule mentions {@code oldSelf}. Needs Kubernetes 1.29.
   */
  boolean optionalOldSelf() default false;

  /** Why a value was refused, as clients see it in the cause of the error. */
  enum Reason {
    /** The value is not allowed: {@code FieldValueInvalid}, which is also what no reason means. */
    FIELD_VALUE_INVALID,

    /** The field must not be set here: {@code FieldValueForbidden}. */
    FIELD_VALUE_FORBIDDEN,

    /** The field is missing: {@code FieldValueRequired}. */
    FIELD_VALUE_REQUIRED,

    /** The value occurs twice: {@code FieldValueDuplicate}. */
    FIELD_VALUE_DUPLICATE
  }

  /** What the compiler wraps several {@code @Validation} of one element in; not written by hand. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target({
    ElementType.TYPE,
    ElementType.FIELD,
    ElementType.METHOD,
    ElementType.RECORD_COMPONENT,
    ElementType.TYPE_USE
  })
  @interface List {
    /** {@return the annotations, in source order} */
    Validation[] value();
  }
}
