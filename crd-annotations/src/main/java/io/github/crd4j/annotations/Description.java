package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Text for the readers of the API: {@code description}, which {@code kubectl explain} prints.
 *
 * <p>The Javadoc of a member or class becomes its description anyway; this annotation wins over it.
 * It is for classes whose Javadoc is not available, because they come compiled from a jar, and for
 * text that should differ. An empty text leaves the description out: some Javadoc is for those who
 * work on the class, not for users of the API.
 *
 * <p><b>Stands on</b> members and classes. The description of a class serves members of that type
 * that have none of their own.
 *
 * <p><b>Limits.</b> None for one text. All of a CRD together should stay below 262144 bytes,
 * because client-side {@code kubectl apply} copies it into an annotation of that size.
 *
 * <pre>{@code
 * record TopicSpec(@Description("Number of partitions; can only grow.") Integer partitions) {}
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
 *     description: Number of partitions; can only grow.
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
public @interface Description {
  /**
   * {@return the text, plain or Markdown, with any line breaks kept; empty: no description, not
   * even the Javadoc}
   */
  String value();
}
