package io.github.crd4j.processor.vocabulary;

import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.List;

/**
 * That so many of some properties of a class must be set.
 *
 * @param names Java or JSON names of the properties
 * @param comparison how their number compares, such as {@code == 1}
 * @param wording how a message says it, with {@code %s} for the names
 * @param use the annotation that says so
 */
public record FieldsRule(List<String> names, String comparison, String wording, AnnotationUse use) {

  public FieldsRule {
    names = List.copyOf(names);
  }
}
