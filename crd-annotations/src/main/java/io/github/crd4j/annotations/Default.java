package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The value that the API server writes where a property is absent: {@code default}.
 *
 * <p><b>Meaning.</b> It is filled in on creation, on update and when stored objects are read, so
 * that clients never see the property missing while its parent is there. An absent parent is not
 * created: give it {@code @Default("{}")} as well, and its own properties' defaults follow.
 *
 * <p><b>Limits.</b> The value must be valid in the schema it stands in (type, bounds, pattern,
 * format, enum, CEL rules) and must have no unknown fields. It is checked <i>as written</i>, before
 * the defaults inside it are filled in: {@code @Default("{}")} on an object with a required
 * property is refused. {@code null} means no default. Integers beyond 64 bits become floating-point
 * numbers. No defaults in {@code apiVersion}, {@code kind} and {@code metadata} of the resource.
 *
 * <p><b>Combines with</b> every constraint. It makes a property optional, see {@link Required}. It
 * may serve a key of a list map in place of {@code @Required}, see {@link ListType}.
 *
 * <pre>{@code
 * record DatabaseSpec(
 *     @Default("postgres") String engine,
 *     @Default("3") Integer size,
 *     @Default("[\"eu-1\"]") List<String> zones,
 *     @Default("{}") Backup backup) {}
 *
 * record Backup(@Default("true") Boolean enabled) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   backup:
 *     type: object
 *     default: {}
 *     properties:
 *       enabled:
 *         type: boolean
 *         default: true
 *   engine:
 *     type: string
 *     default: postgres
 *   size:
 *     type: integer
 *     format: int32
 *     default: 3
 *   zones:
 *     type: array
 *     default:
 *       - eu-1
 *     items:
 *       type: string
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
public @interface Default {
  /**
   * {@return the value as JSON text; empty: the constant that initialises the field}
   *
   * <p>Where the schema says string, text that does not begin with a double quote is the string
   * itself: {@code postgres}, {@code 8080} and {@code true} are all strings there, and the empty
   * string is written {@code "\"\""}. Where it says int-or-string, text that is a JSON integer is
   * an integer and any other is a string.
   *
   * <p>With empty text the field's initialiser is taken, as in {@code @Default int size = 3;}.
   * Class files do not have it, so this works only where javac compiles the class from source;
   * elsewhere it is an error that asks for the text.
   */
  String value() default "";
}
