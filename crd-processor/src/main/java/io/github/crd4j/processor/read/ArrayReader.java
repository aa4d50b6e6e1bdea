package io.github.crd4j.processor.read;

import io.github.crd4j.model.Schema;
import io.github.crd4j.processor.jackson.ValueOptions;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.vocabulary.Statements;
import io.github.crd4j.processor.vocabulary.TextStatement;
import io.github.crd4j.processor.vocabulary.Vocabularies;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Arrays, whose JSON is a list, save for {@code byte[]} and {@code char[]}.
 *
 * <p>What stands in front of an array is, for the compiler, on the declaration and on the innermost
 * element type at once. What means something for a list belongs to the list, and all else to those
 * elements.
 */
final class ArrayReader {

  private final SchemaReader reader;

  ArrayReader(SchemaReader reader) {
    this.reader = reader;
  }

  SchemaDraft read(ArrayType type, Place place, StatementApplier applier) {
    if (isText(type)) {
      return text(type, place, place.annotations(), applier);
    }
    Set<String> inFront = texts(place.annotations());
    inFront.retainAll(texts(innermost(type, place).annotations()));
    Set<String> ofList = new HashSet<>();
    for (AnnotationUse use : place.annotations()) {
      if (inFront.contains(use.toString()) && suitsList(use)) {
        ofList.add(use.toString());
      }
    }
    Set<String> ofElements = new HashSet<>(inFront);
    ofElements.removeAll(ofList);
    return list(type, place, without(place.annotations(), ofElements), ofList, applier);
  }

  /**
   * @param taken what stands on the innermost elements, but belongs to the outermost list
   */
  private SchemaDraft list(
      ArrayType type,
      Place place,
      List<AnnotationUse> said,
      Set<String> taken,
      StatementApplier applier) {
    TypeMirror component = type.getComponentType();
    Place items = reader.parts().items(place, type, component);
    if (component.getKind().isPrimitive()) {
      // Jackson writes numbers and flags in arrays of them as they are, whatever their shape.
      items = items.with(ValueOptions.NONE);
    }
    SchemaDraft draft;
    if (component instanceof ArrayType array && isText(array)) {
      Place units = reader.parts().items(items, array, array.getComponentType());
      List<AnnotationUse> all = new ArrayList<>(items.annotations());
      all.addAll(without(units.annotations(), taken));
      draft = text(array, items, all, applier);
    } else if (component instanceof ArrayType array) {
      draft = list(array, items, items.annotations(), taken, applier);
    } else {
      draft = reader.read(component, items, Vocabularies.read(without(items.annotations(), taken)));
    }
    SchemaDraft list = SchemaDraft.list(place, draft);
    ValueShape.applyToList(list, place.options().format());
    applier.apply(list, Vocabularies.read(said), place);
    reader.advice().look(type, list.schema(), place);
    return list;
  }

  private static boolean isText(ArrayType type) {
    TypeKind component = type.getComponentType().getKind();
    return component == TypeKind.BYTE || component == TypeKind.CHAR;
  }

  private static SchemaDraft text(
      ArrayType type, Place place, List<AnnotationUse> said, StatementApplier applier) {
    boolean bytes = type.getComponentType().getKind() == TypeKind.BYTE;
    SchemaDraft draft = SchemaDraft.ofType(place, "string", bytes ? "byte" : "");
    applier.apply(draft, Vocabularies.read(said), place);
    return draft;
  }

  private Place innermost(ArrayType type, Place place) {
    Place items = reader.parts().items(place, type, type.getComponentType());
    return type.getComponentType() instanceof ArrayType inner ? innermost(inner, items) : items;
  }

  private static boolean suitsList(AnnotationUse use) {
    Statements said = Vocabularies.read(List.of(use));
    if (!said.keywords().isEmpty()) {
      Schema list = Schema.ofType("array");
      return said.keywords().stream().anyMatch(s -> Applicability.fits(s.keyword(), list));
    }
    // The values of an enum of lists are lists.
    return said.texts().stream()
        .map(TextStatement::texts)
        .flatMap(List::stream)
        .allMatch(text -> text.stripLeading().startsWith("["));
  }

  private static Set<String> texts(List<AnnotationUse> uses) {
    Set<String> texts = new HashSet<>();
    uses.forEach(use -> texts.add(use.toString()));
    return texts;
  }

  private static List<AnnotationUse> without(List<AnnotationUse> uses, Set<String> texts) {
    return uses.stream().filter(use -> !texts.contains(use.toString())).toList();
  }
}
