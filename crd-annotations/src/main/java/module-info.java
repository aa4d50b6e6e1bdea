/**
 * The annotations that describe a Kubernetes custom resource; they have no code and no
 * dependencies.
 */
module io.github.crd4j.annotations {
  exports io.github.crd4j.annotations;
}
