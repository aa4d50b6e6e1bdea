package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A typical value: {@code example}.
 *
 * <p>The API server stores it and makes no use of it: it is neither filled in nor checked there.
 * Documentation and editors show it.
 *
 * <p><b>Stands on</b> members and classes; on a class it is a whole object.
 *
 * <p><b>Limits.</b> It should be valid in the schema it stands in, as a {@link Default} must be.
 *
 * <pre>{@code
 * record BackupSpec(
 *     @Example("0 3 * * *") String schedule, @Example("{\"days\": 30}") Retention retention) {}
 *
 * record Retention(Integer days) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   retention:
 *     type: object
 *     example:
 *       days: 30
 *     properties:
 *       days:
 *         type: integer
 *         format: int32
 *   schedule:
 *     type: string
 *     example: 0 3 * * *
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
public @interface Example {
  /** {@return the value as JSON text; bare words are read as in {@link Default#value}} */
  String value();
}
