package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says which field of another version becomes this one, where the names do not: a field that was
 * renamed, moved, or has another type or meaning.
 *
 * <p><b>Stands on</b> a member of the storage version, at any depth, once for each other version
 * that differs. Fields of the same path and type need no annotation, and what only one version has
 * is kept without one.
 *
 * <p><b>Becomes</b> no schema, but a line of the generated conversion between {@link #version} and
 * the storage version, in both directions; the schemas show what the two versions look like. For
 * that the library {@code crd-conversion} is on the class path and {@link ConversionWebhook} on the
 * resource.
 *
 * <p><b>Paths.</b> Names joined by dots from the root of the object: {@code spec.replicas}. A path
 * that begins with a dot starts at the object that corresponds to the one this member is in, which
 * suits classes that are used in several places: {@code .number}. {@code [name=sql]} goes into the
 * item of a list of type {@code map} that has this key; {@code []} goes into every item or value,
 * and then this member is below the list or map that corresponds.
 *
 * <p><b>Types.</b> The same type, a wider one, a string for an enum, or a list for a single value
 * are converted as they are. If the two types cannot hold each other's values, or {@link #hook}
 * says so, the generated class has two abstract methods with the exact types, one for each
 * direction, which a subclass has to write.
 *
 * <p><b>Limits.</b> The path exists in that version, no other member has claimed it or a part of
 * it. A value of the storage version that the other one cannot show needs a {@link #fallback}.
 *
 * <p><b>Combines with</b> {@link Dropped}, for what shall be lost on purpose.
 *
 * <pre>{@code
 * @CustomResource(group = "example.com", version = "v1", otherVersions = TopicV1Alpha1.class)
 * @ConversionWebhook(service = "topics", namespace = "topics")
 * record Topic(TopicSpec spec) {}
 *
 * record TopicSpec(
 *     @ConvertedFrom(version = "v1alpha1", path = "spec.partitionCount") Integer partitions,
 *     Retention retention) {}
 *
 * record Retention(
 *     @ConvertedFrom(version = "v1alpha1", path = "spec.retentionHours") Integer hours) {}
 *
 * @CustomResource(group = "example.com", version = "v1alpha1", kind = "Topic", storage = false)
 * record TopicV1Alpha1(OldTopicSpec spec) {}
 *
 * record OldTopicSpec(Integer partitionCount, Integer retentionHours) {}
 * }</pre>
 *
 * <p>converts between
 *
 * <pre>{@code
 * spec:
 *   versions:
 *     - name: v1
 *       schema:
 *         openAPIV3Schema:
 *           properties:
 *             spec:
 *               properties:
 *                 partitions:
 *                   type: integer
 *                 retention:
 *                   properties:
 *                     hours:
 *                       type: integer
 *     - name: v1alpha1
 *       schema:
 *         openAPIV3Schema:
 *           properties:
 *             spec:
 *               properties:
 *                 partitionCount:
 *                   type: integer
 *                 retentionHours:
 *                   type: integer
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
@Repeatable(ConvertedFrom.List.class)
public @interface ConvertedFrom {
  /** {@return the name of the other version, as {@code v1alpha1}} */
  String version();

  /**
   * {@return where the field is in that version, as {@code spec.replicas}; empty: where it is in
   * this one}
   *
   * <p>Empty is for {@link #hook} and {@link #fallback} of a field that has kept its place.
   */
  String path() default "";

  /**
   * {@return which part of this member takes the value, as {@code [name=sql].port}; empty: all of
   * it}
   *
   * <p>With it one member can take several fields, so that items of a list come from fields that
   * the other version has beside each other.
   */
  String at() default "";

  /**
   * {@return whether code converts the value although its type would allow to copy it}
   *
   * <p>For fields that are spelled alike but mean something else, such as seconds and minutes.
   */
  boolean hook() default false;

  /**
   * {@return what the other version shows for a value of the storage version that it cannot show,
   * as JSON text; empty: nothing is shown}
   *
   * <p>Such are values that the other version's enum does not have, numbers beyond its type, and
   * those for which a hook fails. The value itself is kept, and comes back unless the field is
   * changed through the other version. As in {@link Default}, a bare word is a string.
   */
  String fallback() default "";

  /**
   * What the compiler wraps several {@code @ConvertedFrom} of one element in; not written by hand.
   */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
  @interface List {
    /** {@return the annotations, in source order} */
    ConvertedFrom[] value();
  }
}
