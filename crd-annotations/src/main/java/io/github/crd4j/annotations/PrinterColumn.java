package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A column of what {@code kubectl get} prints: {@code versions[].additionalPrinterColumns}.
 *
 * <p><b>Stands on</b> the class with {@link CustomResource}, with a {@link #jsonPath}; or on the
 * member that it shows, at any depth below, without one: the path is then the member's own. That
 * member must be reached by one path only, and not through a list or a map; otherwise write the
 * path on the class.
 *
 * <p><b>Limits.</b> Without any column the API server shows Name and Age; with one it shows Name
 * and yours, so add Age as in the example. A column prints one value: the first that the path
 * finds, nothing when its JSON type is not the column's. Names may repeat, but then nobody can tell
 * the columns apart.
 *
 * <p><b>Order.</b> First the columns on the class, in source order, then those on members, by the
 * alphabetical order of their paths. Where another order matters, write them all on the class.
 *
 * <pre>{@code
 * @CustomResource(group = "example.com", version = "v1")
 * @PrinterColumn(
 *     name = "Ready",
 *     jsonPath = ".status.conditions[?(@.type=='Ready')].status")
 * @PrinterColumn(name = "Age", jsonPath = ".metadata.creationTimestamp")
 * record Topic(TopicSpec spec, TopicStatus status) {}
 *
 * record TopicSpec(@PrinterColumn(priority = 1) Integer partitions) {}
 *
 * record TopicStatus(java.util.List<Condition> conditions) {}
 *
 * record Condition(String type, String status) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * spec:
 *   versions:
 *     - name: v1
 *       additionalPrinterColumns:
 *         - name: Ready
 *           type: string
 *           jsonPath: .status.conditions[?(@.type=='Ready')].status
 *         - name: Age
 *           type: date
 *           jsonPath: .metadata.creationTimestamp
 *         - name: Partitions
 *           type: integer
 *           format: int32
 *           priority: 1
 *           jsonPath: .spec.partitions
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
@Repeatable(PrinterColumn.List.class)
public @interface PrinterColumn {
  /**
   * {@return the heading; empty: the last name of the path with a capital first letter, {@code
   * ReadyReplicas} for {@code .status.readyReplicas}}
   */
  String name() default "";

  /**
   * {@return the simple JSONPath from the root of the object, beginning with a dot and without
   * braces, as {@code .spec.size}}
   *
   * <p>Required on a class; left empty on a member. The API server itself checks only the dot: a
   * path that does not parse silently loses this column and all after it.
   */
  String jsonPath() default "";

  /**
   * {@return {@code string}, {@code integer}, {@code number}, {@code boolean} or {@code date};
   * empty: taken from the schema at the path}
   *
   * <p>A {@code date} is printed as the time since then. A string with format {@code date} or
   * {@code date-time} gives {@code date}, as does {@code .metadata.creationTimestamp}; objects,
   * lists and int-or-string give {@code string}. Where the path leads into content that has no
   * schema, the type must be stated.
   */
  String type() default "";

  /**
   * {@return a hint for the printing client: {@code int32}, {@code int64}, {@code float}, {@code
   * double}, {@code byte}, {@code date}, {@code date-time} or {@code password}; empty: the format
   * of the schema at the path, if it is one of these}
   */
  String format() default "";

  /** {@return what the column says, for {@code kubectl explain}-like clients} */
  String description() default "";

  /**
   * {@return 0 for a column that is always shown; anything above is shown by {@code kubectl get -o
   * wide} only}
   */
  int priority() default 0;

  /**
   * What the compiler wraps several {@code @PrinterColumn} of one element in; not written by hand.
   */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target({ElementType.TYPE, ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
  @interface List {
    /** {@return the annotations, in source order} */
    PrinterColumn[] value();
  }
}
