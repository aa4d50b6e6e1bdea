package io.github.crd4j.processor.classfile;

import java.util.Map;

/**
 * An annotation as it stands in a class file.
 *
 * @param binaryName of its type
 * @param values by member: a string or a boxed primitive, a {@code ConstantName}, a {@link
 *     ClassName}, a {@link ReadAnnotation}, or a list of these
 */
record ReadAnnotation(String binaryName, Map<String, Object> values) {

  /** A class literal, as a descriptor. */
  record ClassName(String descriptor) {}
}
