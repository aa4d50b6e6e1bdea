package io.github.crd4j.processor.vocabulary;

import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The list of vocabularies, and the reading of all annotations at one place by it. */
public final class Vocabularies {

  /** Every vocabulary; where two say different things, the earlier one holds. */
  private static final List<Vocabulary> ALL =
      List.of(
          new CrdVocabulary(),
          new Fabric8Vocabulary(),
          new StrimziVocabulary(),
          new JacksonVocabulary(),
          new BeanValidationVocabulary());

  private record Entry(int precedence, AnnotationReader reader) {}

  private static final Map<String, Entry> ENTRIES = entries();

  private static final ComposedAnnotations COMPOSED =
      new ComposedAnnotations(
          name -> ENTRIES.containsKey(name) || name.equals(Fabric8Vocabulary.SCHEMA_FROM));

  private Vocabularies() {}

  private static Map<String, Entry> entries() {
    Map<String, Entry> entries = new HashMap<>();
    for (int i = 0; i < ALL.size(); i++) {
      int precedence = i;
      ALL.get(i)
          .readers()
          .forEach((name, reader) -> entries.put(name, new Entry(precedence, reader)));
    }
    return entries;
  }

  /** Whether {@code use} is one of crd4j's own annotations, which are there for nothing else. */
  public static boolean isOwn(AnnotationUse use) {
    return use.name().startsWith(CrdVocabulary.PACKAGE);
  }

  /** Whether {@code use} is there for nothing else than the schema: ours, or fabric8's. */
  public static boolean isForSchema(AnnotationUse use) {
    return isOwn(use) || use.name().startsWith(Fabric8Vocabulary.SCHEMA);
  }

  /** {@code annotations}, each followed by those on its own type that it stands for. */
  public static List<AnnotationUse> expand(List<AnnotationUse> annotations) {
    return annotations.isEmpty() ? annotations : COMPOSED.expand(annotations);
  }

  /** Whether what {@code use} says of a class holds for its subclasses as well. */
  public static boolean isInherited(AnnotationUse use) {
    return CrdVocabulary.INHERITED.contains(use.name())
        || Fabric8Vocabulary.INHERITED.contains(use.name());
  }

  /** What {@code annotations} say together; annotations of no vocabulary say nothing. */
  public static Statements read(List<AnnotationUse> annotations) {
    Statements statements = new Statements();
    if (annotations.isEmpty()) {
      return statements;
    }
    for (int precedence = 0; precedence < ALL.size(); precedence++) {
      for (AnnotationUse use : annotations) {
        @Nullable Entry entry = ENTRIES.get(use.name());
        if (entry != null && entry.precedence() == precedence) {
          entry.reader().read(use, statements);
        }
      }
    }
    for (AnnotationUse use : annotations) {
      if (!ENTRIES.containsKey(use.name()) && !ComposedAnnotations.isPlain(use)) {
        AnnotationUse constraint = BeanValidationVocabulary.constraint(use);
        if (constraint != null) {
          BeanValidationVocabulary.ignoreCode(
              use, constraint, COMPOSED.isComposed(use), statements);
        }
      }
    }
    return statements;
  }
}
