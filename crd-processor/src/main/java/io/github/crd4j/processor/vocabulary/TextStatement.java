package io.github.crd4j.processor.vocabulary;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.List;

/**
 * That an annotation gives a keyword a value as text, whose meaning depends on the schema.
 *
 * @param keyword {@code default}, {@code example} or {@code enum}
 * @param texts one text, or for {@code enum} one for each value
 * @param use the annotation that says so
 * @param member the member of the annotation that holds the text
 */
public record TextStatement(
    Keyword<?> keyword, List<String> texts, AnnotationUse use, String member) {

  public TextStatement {
    texts = List.copyOf(texts);
  }
}
