package io.github.crd4j.processor.vocabulary;

import io.github.crd4j.processor.mirror.AnnotationUse;

/** Says what one kind of annotation means. */
@FunctionalInterface
public interface AnnotationReader {

  void read(AnnotationUse use, Statements statements);
}
