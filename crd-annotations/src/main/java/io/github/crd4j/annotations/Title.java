package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A short name for people: {@code title}.
 *
 * <p>The API server stores it and makes no use of it; forms and documentation show it.
 *
 * <p><b>Stands on</b> members and classes.
 *
 * <p><b>Combines with</b> {@link Description} and {@link Example}.
 *
 * <pre>{@code
 * record TopicSpec(@Title("Partition count") Integer partitions) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   partitions:
 *     type: integer
 *     format: int32
 *     title: Partition count
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
public @interface Title {
  /** {@return the title, one line} */
  String value();
}
