package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A field that clients may select by: {@code versions[].selectableFields}, for {@code kubectl get
 * --field-selector} and watches.
 *
 * <p><b>Stands on</b> the class with {@link CustomResource}, with a {@link #jsonPath}; or on the
 * member that it shows, at any depth below, without one: the path is then the member's own. That
 * member must be reached by one path only, and not through a list or a map; otherwise write the
 * path on the class.
 *
 * <p><b>Limits.</b> At most 8 in a version, each path once. The field is a string (also an enum or
 * a format), a boolean or an integer; not a number with a fraction, an object, a list or
 * int-or-string. It must be in the schema, not under a list, not in {@code metadata} (whose name
 * and namespace are selectable anyway) and not in free-form content. Needs Kubernetes 1.31, where
 * it is beta; stable since 1.32.
 *
 * <pre>{@code
 * @CustomResource(group = "example.com", version = "v1")
 * @SelectableField(jsonPath = ".status.phase")
 * record Topic(TopicSpec spec, TopicStatus status) {}
 *
 * record TopicSpec(@SelectableField String owner) {}
 *
 * record TopicStatus(String phase) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * spec:
 *   versions:
 *     - name: v1
 *       selectableFields:
 *         - jsonPath: .status.phase
 *         - jsonPath: .spec.owner
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
@Repeatable(SelectableField.List.class)
public @interface SelectableField {
  /**
   * {@return the path from the root of the object: names joined by dots, beginning with a dot, as
   * {@code .spec.owner}}
   *
   * <p>Required on a class; left empty on a member.
   */
  String jsonPath() default "";

  /**
   * What the compiler wraps several {@code @SelectableField} of one element in; not written by
   * hand.
   */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target({ElementType.TYPE, ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
  @interface List {
    /** {@return the annotations, in source order} */
    SelectableField[] value();
  }
}
