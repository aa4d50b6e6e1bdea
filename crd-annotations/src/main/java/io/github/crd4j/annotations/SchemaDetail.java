package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How much of the schema of a large type is wanted at one member.
 *
 * <p>It is for types that nobody can annotate, such as the pod template of a Kubernetes client,
 * whose whole schema has 4,400 lines: parts that no user needs are left out, parts that are only
 * passed on are kept without a schema, and what an overlay may leave out is not required.
 *
 * <p><b>Meaning.</b> A path is made of the names of properties in JSON with dots between them; the
 * items of lists and the values of maps are passed through without a step of their own. Everything
 * that no path names stays as the type says.
 *
 * <p><b>Stands on</b> members and the items and values of lists and maps, at any depth.
 *
 * <p><b>Limits.</b> A path that does not exist is an error. The keys of a list map can neither be
 * left out nor be made optional.
 *
 * <p><b>Combines with</b> everything. It is applied after all other annotations but {@link
 * SchemaPatch}.
 *
 * <pre>{@code
 * record TopicSpec(
 *     @SchemaDetail(
 *             without = "spec.affinity",
 *             preserveUnknown = "spec.volumes",
 *             optional = "spec.containers")
 *         Template template) {}
 *
 * record Template(@Required TemplateSpec spec) {}
 *
 * record TemplateSpec(
 *     Map<String, String> affinity,
 *     @Required List<String> containers,
 *     List<String> volumes) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   template:
 *     type: object
 *     properties:
 *       spec:
 *         type: object
 *         properties:
 *           containers:
 *             type: array
 *             items:
 *               type: string
 *           volumes:
 *             type: array
 *             items:
 *               x-kubernetes-preserve-unknown-fields: true
 *     required:
 *       - spec
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
public @interface SchemaDetail {
  /** {@return the properties that the schema shall not have; the API server prunes them} */
  String[] without() default {};

  /**
   * {@return the properties that may have any content, which the API server keeps unchecked}
   *
   * <p>A dot alone is the value itself. Then its class is not even read, and so may contain itself.
   */
  String[] preserveUnknown() default {};

  /** {@return the properties that may be absent, whatever the type says} */
  String[] optional() default {};
}
