package io.github.crd4j.processor.classfile;

import java.util.List;

/** An annotation on a part of a type. */
record ReadTypeUse(List<TypeStep> path, ReadAnnotation annotation) {}
