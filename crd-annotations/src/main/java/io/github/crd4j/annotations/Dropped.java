package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Lets the generated conversion lose a field that only one version has: the only way to lose
 * something.
 *
 * <p><b>Stands on</b> a member of any version, at any depth. On a member of the storage version the
 * value is not kept while an object is used through another version, so that a write there erases
 * it. On a member of another version the value is never stored.
 *
 * <p>Without it, such a value travels in an annotation of the object and comes back.
 *
 * <p><b>Becomes</b> no schema, but a line of the generated conversion, which gives the reason.
 *
 * <p><b>Limits.</b> It means something only for a field that the other version does not have.
 *
 * <pre>{@code
 * @CustomResource(group = "example.com", version = "v1", otherVersions = TopicV1Alpha1.class)
 * @ConversionWebhook(service = "topics", namespace = "topics")
 * record Topic(TopicSpec spec) {}
 *
 * record TopicSpec(Integer partitions) {}
 *
 * @CustomResource(group = "example.com", version = "v1alpha1", kind = "Topic", storage = false)
 * record TopicV1Alpha1(OldTopicSpec spec) {}
 *
 * record OldTopicSpec(
 *     Integer partitions,
 *     @Dropped(because = "no broker has looked at it since 2.0") Boolean legacyFormat) {}
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
 *     - name: v1alpha1
 *       schema:
 *         openAPIV3Schema:
 *           properties:
 *             spec:
 *               properties:
 *                 legacyFormat:
 *                   type: boolean
 *                 partitions:
 *                   type: integer
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
public @interface Dropped {
  /** {@return why nobody will miss it} */
  String because();

  /**
   * {@return in which other versions a field of the storage version is lost; empty: in all that do
   * not have it}
   *
   * <p>On a member of another version it stays empty.
   */
  String[] versions() default {};
}
