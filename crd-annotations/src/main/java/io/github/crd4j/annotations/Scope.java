package io.github.crd4j.annotations;

/**
 * Whether objects of a custom resource belong to a namespace: {@code spec.scope}.
 *
 * <p>The scope cannot change once the CRD is established.
 */
public enum Scope {
  /** Each object lives in a namespace: {@code Namespaced}. */
  NAMESPACED,

  /** Objects belong to the whole cluster and their names are unique in it: {@code Cluster}. */
  CLUSTER
}
