package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A link to further documentation: {@code externalDocs}.
 *
 * <p>The API server stores it and neither checks nor uses it.
 *
 * <p><b>Stands on</b> members and classes.
 *
 * <p><b>Combines with</b> {@link Description}, which says what needs no link.
 *
 * <pre>{@code
 * record BackupSpec(
 *     @ExternalDocs(url = "https://example.com/cron", description = "Syntax of schedules")
 *         String schedule) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   schedule:
 *     type: string
 *     externalDocs:
 *       description: Syntax of schedules
 *       url: https://example.com/cron
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
public @interface ExternalDocs {
  /** {@return the address, an absolute URL} */
  String url();

  /** {@return what is found there; empty: none} */
  String description() default "";
}
