package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Labels and annotations of the CustomResourceDefinition object itself: its {@code metadata.labels}
 * and {@code metadata.annotations}.
 *
 * <p>They are about the CRD, not about the objects of that kind.
 *
 * <p><b>Stands on</b> the class with {@link CustomResource} of the storage version; a CRD has one
 * metadata for all its versions.
 *
 * <p><b>Each entry</b> is {@code key=value}, split at the first {@code =}; the value may be empty
 * and may itself contain {@code =}. A key occurs once.
 *
 * <p><b>Limits.</b> A key is an optional DNS name of at most 253 characters and a slash, then at
 * most 63 of letters, digits, {@code -}, {@code _} and {@code .}, beginning and ending with a
 * letter or digit. A label's value has at most 63 of the same characters. All annotations together,
 * keys and values, have at most 262144 bytes.
 *
 * <pre>{@code
 * @CustomResource(group = "example.com", version = "v1")
 * @CrdMetadata(
 *     labels = "app.kubernetes.io/part-of=topics",
 *     annotations = "cert-manager.io/inject-ca-from=topics/webhook")
 * record Topic(TopicSpec spec) {}
 *
 * record TopicSpec(Integer partitions) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * metadata:
 *   name: topics.example.com
 *   labels:
 *     app.kubernetes.io/part-of: topics
 *   annotations:
 *     cert-manager.io/inject-ca-from: topics/webhook
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface CrdMetadata {
  /** {@return labels of the CRD, each {@code key=value}} */
  String[] labels() default {};

  /** {@return annotations of the CRD, each {@code key=value}} */
  String[] annotations() default {};
}
