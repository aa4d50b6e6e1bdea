package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a class the definition of one version of a custom resource: the root from which a
 * CustomResourceDefinition is made.
 *
 * <p><b>Stands on</b> one of two kinds of class or record:
 *
 * <ul>
 *   <li>the <i>resource class</i>, which has a property {@code spec} and optionally {@code status}.
 *       Its {@code apiVersion}, {@code kind} and {@code metadata} are left to the API server; every
 *       other property becomes part of the schema.
 *   <li>the <i>spec class</i> itself, for which no wrapper needs to be written; {@link #status}
 *       then names the class of the status.
 * </ul>
 *
 * <p>A resource with a status gets the status subresource ({@code subresources.status}): the main
 * endpoint then ignores changes of {@code status}, and {@code /status} ignores changes of
 * everything else.
 *
 * <p><b>Becomes</b> {@code spec.group}, {@code spec.names}, {@code spec.scope} and one item of
 * {@code spec.versions}; {@code metadata.name} is the plural, a dot and the group, at most 253
 * characters together.
 *
 * <p><b>Several versions.</b> Each version is a class of its own with this annotation. Exactly one
 * of them is the storage version, which is the form that objects have in etcd. It is the hub: it
 * names all the others in {@link #otherVersions}, and they say {@code storage = false}. Group,
 * kind, the other names and the scope are stated on each and must agree, because a CRD has only one
 * of each. The versions are listed by Kubernetes' priority: {@code v2}, {@code v1}, {@code
 * v1beta2}, {@code v1beta1}, {@code v1alpha1}, then all other names alphabetically.
 *
 * <p>Where the versions have different fields, {@link ConversionWebhook} says who converts.
 *
 * <p><b>Limits of change.</b> On a cluster the group and the plural can never change, kind and
 * scope no more once the CRD is established, and a version in which objects may still be stored
 * cannot be taken out.
 *
 * <p><b>Combines with</b> {@link PrinterColumn}, {@link Scale}, {@link SelectableField} and {@link
 * CrdMetadata} on the same class, and with every annotation for classes, such as {@link
 * Validation}.
 *
 * <pre>{@code
 * @CustomResource(group = "example.com", version = "v1", shortNames = "tp")
 * record Topic(TopicSpec spec, TopicStatus status) {}
 *
 * record TopicSpec(@Required Integer partitions) {}
 *
 * record TopicStatus(String phase) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * apiVersion: apiextensions.k8s.io/v1
 * kind: CustomResourceDefinition
 * metadata:
 *   name: topics.example.com
 * spec:
 *   group: example.com
 *   names:
 *     kind: Topic
 *     listKind: TopicList
 *     plural: topics
 *     shortNames:
 *       - tp
 *     singular: topic
 *   scope: Namespaced
 *   versions:
 *     - name: v1
 *       served: true
 *       storage: true
 *       schema:
 *         openAPIV3Schema:
 *           type: object
 *           properties:
 *             spec:
 *               type: object
 *               properties:
 *                 partitions:
 *                   type: integer
 *                   format: int32
 *               required:
 *                 - partitions
 *             status:
 *               type: object
 *               properties:
 *                 phase:
 *                   type: string
 *       subresources:
 *         status: {}
 * }</pre>
 *
 * <p>The same resource without a wrapper, next to its older version:
 *
 * <pre>{@code
 * @CustomResource(
 *     group = "example.com",
 *     version = "v1",
 *     status = TopicStatus.class,
 *     otherVersions = TopicV1Alpha1.class)
 * record TopicSpec(Integer partitions) {}
 *
 * record TopicStatus(String phase) {}
 *
 * @CustomResource(
 *     group = "example.com",
 *     version = "v1alpha1",
 *     kind = "Topic",
 *     status = TopicStatus.class,
 *     storage = false,
 *     deprecated = true)
 * record TopicV1Alpha1(Integer partitions) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * spec:
 *   names:
 *     kind: Topic
 *   versions:
 *     - name: v1
 *       served: true
 *       storage: true
 *     - name: v1alpha1
 *       served: true
 *       storage: false
 *       deprecated: true
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface CustomResource {
  /**
   * {@return the API group, {@code spec.group}: a lower-case DNS name with at least one dot, as
   * {@code databases.example.com}}
   *
   * <p>Use a domain of your own. Groups that are or end in {@code .k8s.io} or {@code
   * .kubernetes.io} are protected: the API server takes them only with the annotation {@code
   * api-approved.kubernetes.io}, see {@link CrdMetadata#annotations}.
   */
  String group();

  /**
   * {@return the name of this version, {@code versions[].name}: a DNS label, as {@code v1} or
   * {@code v1beta2}}
   *
   * <p>At most 63 characters from {@code a-z}, {@code 0-9} and {@code -}, the first a letter, the
   * last no hyphen: {@code v1.2} and {@code V1} are refused.
   */
  String version();

  /**
   * {@return the kind, {@code names.kind}, as {@code Database}; empty: the class's simple name,
   * less the ending {@code Spec} where the annotation stands on a spec class}
   *
   * <p>Letters, digits and hyphens, the first a letter; at most 63 characters, and at most 59 where
   * {@link #listKind} is left to its default.
   */
  String kind() default "";

  /**
   * {@return the plural, {@code names.plural}, under which the resource is served; empty: the
   * English plural of the lower-case kind, as {@code databases}, {@code policies}, {@code
   * ingresses}}
   *
   * <p>A DNS label: at most 63 of {@code a-z}, {@code 0-9} and {@code -}, the first a letter. It is
   * part of the CRD's name and can never change.
   */
  String plural() default "";

  /**
   * {@return the singular, {@code names.singular}, that {@code kubectl} takes and prints; empty:
   * the lower-case kind}
   *
   * <p>A DNS label, like the plural.
   */
  String singular() default "";

  /**
   * {@return the kind of a list of these objects, {@code names.listKind}; empty: the kind followed
   * by {@code List}}
   *
   * <p>The same characters as the kind, at most 63, and not the kind itself.
   */
  String listKind() default "";

  /**
   * {@return abbreviations for {@code kubectl}, {@code names.shortNames}, as {@code db}; each a DNS
   * label}
   *
   * <p>Plural, singular and short names share one pool with those of the group's other CRDs. The
   * API server stores a CRD whose name is taken, but does not serve it.
   */
  String[] shortNames() default {};

  /**
   * {@return groups of resources that list this one, {@code names.categories}; each a DNS label}
   *
   * <p>With {@code all}, {@code kubectl get all} shows the resource.
   */
  String[] categories() default {};

  /**
   * {@return whether objects live in a namespace or belong to the whole cluster, {@code
   * spec.scope}}
   */
  Scope scope() default Scope.NAMESPACED;

  /**
   * {@return whether objects are stored in this version, {@code versions[].storage}}
   *
   * <p>True for exactly one version of a CRD; a class that another one lists in {@link
   * #otherVersions} says {@code storage = false}.
   */
  boolean storage() default true;

  /**
   * {@return whether the API offers this version, {@code versions[].served}}
   *
   * <p>A version that is no longer served but may still be stored must stay in the CRD.
   */
  boolean served() default true;

  /**
   * {@return whether the API server sends a warning with every answer in this version, {@code
   * versions[].deprecated}}
   */
  boolean deprecated() default false;

  /**
   * {@return the text of that warning, {@code versions[].deprecationWarning}; empty: the API
   * server's own, which names the version to use instead}
   *
   * <p>At most 256 bytes of UTF-8, printable characters only (no line break or tab), and only with
   * {@code deprecated = true}.
   */
  String deprecationWarning() default "";

  /**
   * {@return the class of {@code status}, where the annotation stands on a spec class; {@code
   * void.class}: no status and no status subresource}
   *
   * <p>On a resource class the property {@code status} says it, and this stays at its default.
   */
  Class<?> status() default void.class;

  /**
   * {@return the classes of all other versions of this CRD, each with
   * {@code @CustomResource(storage = false)}}
   *
   * <p>On the storage version only.
   */
  Class<?>[] otherVersions() default {};
}
