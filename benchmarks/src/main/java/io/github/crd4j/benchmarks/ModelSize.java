package io.github.crd4j.benchmarks;

/**
 * How large the model is.
 *
 * @param kinds resources
 * @param classes beans of each, in a tree below its spec
 * @param fields of each bean
 */
record ModelSize(int kinds, int classes, int fields) {

  /** Java files: beans and their enums, the resource and its status. */
  int files() {
    return kinds * (2 * classes + 2);
  }

  ModelSize times(int factor) {
    return new ModelSize(kinds * factor, classes, fields);
  }

  @Override
  public String toString() {
    return kinds + "x" + classes + "x" + fields;
  }
}
