package io.github.crd4j.processor.vocabulary;

import java.util.Map;

/**
 * The annotations of one library, and what each means.
 *
 * <p>Annotations are known by their qualified names only, so that no library has to be there.
 */
public interface Vocabulary {

  /** A reader for each annotation, by qualified name. */
  Map<String, AnnotationReader> readers();
}
