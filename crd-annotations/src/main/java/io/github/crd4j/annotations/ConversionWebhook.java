package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says who converts between the versions of a resource: {@code spec.conversion} with the strategy
 * {@code Webhook}.
 *
 * <p><b>Stands on</b> the class with {@link CustomResource} of the storage version. A resource
 * whose versions differ needs it, because without it the API server changes {@code apiVersion} and
 * drops every field that the other version does not have.
 *
 * <p><b>The webhook</b> is a {@link #service} in the cluster or a {@link #url}. With the library
 * {@code crd-conversion} on the class path the conversion itself is generated, see {@link
 * ConvertedFrom}, and the library can serve it.
 *
 * <p><b>Limits.</b> The API server calls it with HTTPS only, and trusts the certificates of {@link
 * #caBundle}; without one those that its machine trusts. It waits 30 seconds at most.
 *
 * <pre>{@code
 * @CustomResource(group = "example.com", version = "v1", otherVersions = TopicV1Alpha1.class)
 * @ConversionWebhook(
 *     service = "topic-operator",
 *     namespace = "topics",
 *     injectCaFrom = "topics/topic-operator-certificate")
 * record Topic(TopicSpec spec) {}
 *
 * record TopicSpec(Integer partitions, String owner) {}
 *
 * @CustomResource(group = "example.com", version = "v1alpha1", kind = "Topic", storage = false)
 * record TopicV1Alpha1(OldTopicSpec spec) {}
 *
 * record OldTopicSpec(Integer partitions) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * metadata:
 *   annotations:
 *     cert-manager.io/inject-ca-from: topics/topic-operator-certificate
 * spec:
 *   conversion:
 *     strategy: Webhook
 *     webhook:
 *       clientConfig:
 *         service:
 *           name: topic-operator
 *           namespace: topics
 *           path: /convert
 *           port: 443
 *       conversionReviewVersions:
 *         - v1
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface ConversionWebhook {
  /**
   * {@return the name of the service, {@code clientConfig.service.name}; empty: see {@link #url}}
   */
  String service() default "";

  /** {@return the namespace of the service, {@code clientConfig.service.namespace}} */
  String namespace() default "";

  /** {@return the port of the service, from 1 to 65535} */
  int port() default 443;

  /** {@return the path that is called at the service; it begins with a slash} */
  String path() default "/convert";

  /**
   * {@return where the webhook is if it is no service, {@code clientConfig.url}, as {@code
   * https://convert.example.com/topics}}
   *
   * <p>Only HTTPS; no user, query or fragment. Either this or {@link #service} is given.
   */
  String url() default "";

  /**
   * {@return the certificates that the API server trusts for this webhook: a file of PEM, or its
   * text itself; empty: what the API server's machine trusts, or what cert-manager puts there}
   *
   * <p>The file is looked for among the compiled classes and resources, on the class path and among
   * the sources, as {@code META-INF/ca.pem}. It becomes {@code clientConfig.caBundle} in base64.
   */
  String caBundle() default "";

  /**
   * {@return the cert-manager certificate whose authority is put into the CRD, {@code
   * namespace/name}; empty: none}
   *
   * <p>Becomes the annotation {@code cert-manager.io/inject-ca-from}.
   */
  String injectCaFrom() default "";

  /**
   * {@return the versions of {@code ConversionReview} that the webhook understands, in order of
   * preference; among them {@code v1} or {@code v1beta1}}
   */
  String[] reviewVersions() default {"v1"};
}
