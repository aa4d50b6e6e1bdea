package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Lets {@code kubectl scale} and autoscalers set the number of replicas: {@code
 * versions[].subresources.scale}.
 *
 * <p><b>Stands on</b> the class with {@link CustomResource}, which has a status.
 *
 * <p><b>Limits.</b> All paths use plain names joined by dots, with no list index and no quotes.
 * Both replica paths lead to an integer between 0 and 2147483647. The API server accepts paths that
 * lead nowhere and fails later, when scaling; a spec path without a value in the object makes
 * {@code GET /scale} an error, so give that property a {@link Default}.
 *
 * <p><b>Combines with</b> a horizontal pod autoscaler only if {@link #labelSelectorPath} is set.
 *
 * <pre>{@code
 * @CustomResource(group = "example.com", version = "v1")
 * @Scale(labelSelectorPath = ".status.selector")
 * record Worker(WorkerSpec spec, WorkerStatus status) {}
 *
 * record WorkerSpec(@Minimum(0) @Default("1") Integer replicas) {}
 *
 * record WorkerStatus(Integer replicas, String selector) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * spec:
 *   versions:
 *     - name: v1
 *       subresources:
 *         status: {}
 *         scale:
 *           specReplicasPath: .spec.replicas
 *           statusReplicasPath: .status.replicas
 *           labelSelectorPath: .status.selector
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Scale {
  /** {@return where the wanted number of replicas stands; begins with {@code .spec.}} */
  String specReplicasPath() default ".spec.replicas";

  /** {@return where the observed number of replicas stands; begins with {@code .status.}} */
  String statusReplicasPath() default ".status.replicas";

  /**
   * {@return where the label selector of the pods stands, a <i>string</i> such as {@code
   * app=worker}; begins with {@code .status.} or {@code .spec.}; empty: none}
   */
  String labelSelectorPath() default "";
}
