package io.github.crd4j.processor.read;

import io.github.crd4j.processor.mirror.AnnotationUse;

/**
 * A member that an annotation singles out for the whole resource, as a column or selectable field.
 *
 * @param path simple JSON path from the schema that holds the mark, such as {@code .status.phase}
 * @param single whether the path leads to one value: false below a list or map
 * @param use the annotation
 */
public record Mark(String path, boolean single, AnnotationUse use) {

  Mark below(String prefix) {
    return new Mark(prefix + path, single, use);
  }

  Mark inMany() {
    return new Mark(path, false, use);
  }
}
