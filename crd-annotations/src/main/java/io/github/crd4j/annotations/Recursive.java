package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Lets a class contain itself through a member, so many levels deep.
 *
 * <p><b>Becomes</b> the schema of the member so many times in itself. A CRD has no references
 * between schemas, so without an end the schema of such a class would be endless, which is an
 * error.
 *
 * <p><b>Meaning.</b> Below the last level, what the member holds is stored unchecked, or refused;
 * {@link #then} says which. Where it is refused, an empty list or map is still taken.
 *
 * <p><b>Stands on</b> a member whose type, or something in it, contains the class of the member
 * again. In a cycle of several classes one such member is enough.
 *
 * <p><b>Limits.</b> Each level repeats the schema of the class, so that several such members in one
 * class multiply. What other annotations say of the member holds on all levels, but not below; a
 * rule of the class that looks into the member is left out on the last one.
 *
 * <pre>{@code
 * record Folder(String name, @Recursive(depth = 1) List<Folder> folders) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   name:
 *     type: string
 *   folders:
 *     type: array
 *     items:
 *       type: object
 *       properties:
 *         name:
 *           type: string
 *         folders:
 *           type: array
 *           items:
 *             type: object
 *             x-kubernetes-preserve-unknown-fields: true
 * }</pre>
 *
 * <pre>{@code
 * record Person(@Recursive(depth = 1, then = Recursive.Then.ERROR) Person parent) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   parent:
 *     type: object
 *     properties:
 *       parent:
 *         type: object
 *         x-kubernetes-preserve-unknown-fields: true
 *     x-kubernetes-validations:
 *       - rule: '!has(self.parent)'
 *         message: parent is allowed only 1 level deep
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
public @interface Recursive {
  /** {@return how many levels of the member have a schema, from 1 to 32} */
  int depth();

  /** {@return what becomes of objects that are deeper} */
  Then then() default Then.PRESERVE;

  /** What becomes of what is deeper than the schema. */
  enum Then {
    /** It is stored unchecked: {@code x-kubernetes-preserve-unknown-fields: true}. */
    PRESERVE,

    /** The object is refused. */
    ERROR
  }
}
