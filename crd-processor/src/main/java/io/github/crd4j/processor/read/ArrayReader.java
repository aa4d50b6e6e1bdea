package io.github.crd4j.processor.read;

import io.github.crd4j.processor.vocabulary.Statement;
import io.github.crd4j.processor.vocabulary.Statements;
import io.github.crd4j.processor.vocabulary.Vocabularies;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Arrays, whose JSON is a list, save for {@code byte[]} and {@code char[]}.
 *
 * <p>What stands in front of an array is, for the compiler, on the declaration and on the element
 * type at once. What fits only one of them belongs to that one, what fits both to the list.
 */
final class ArrayReader {

  private final SchemaReader reader;

  ArrayReader(SchemaReader reader) {
    this.reader = reader;
  }

  SchemaDraft read(ArrayType type, Place place, Statements said, StatementApplier applier) {
    TypeMirror component = type.getComponentType();
    if (component.getKind() == TypeKind.BYTE || component.getKind() == TypeKind.CHAR) {
      String format = component.getKind() == TypeKind.BYTE ? "byte" : "";
      SchemaDraft draft = SchemaDraft.ofType(place, "string", format);
      applier.apply(draft, said, place);
      return draft;
    }
    Place items = reader.parts().items(place, type, component);
    Statements inside = Vocabularies.read(items.annotations());
    Set<String> doubled = displayed(said);
    doubled.retainAll(displayed(inside));
    SchemaDraft draft = SchemaDraft.list(place, SchemaDraft.anything(place));
    Statements ofList =
        said.without(
            s -> doubled.contains(display(s)) && !Applicability.fits(s.keyword(), draft.schema()));
    Statements ofItems =
        inside.without(
            s -> doubled.contains(display(s)) && Applicability.fits(s.keyword(), draft.schema()));
    ofItems.forgetSizesOf(said);
    SchemaDraft list = SchemaDraft.list(place, reader.read(component, items, ofItems));
    applier.apply(list, ofList, place);
    return list;
  }

  private static Set<String> displayed(Statements statements) {
    return statements.keywords().stream().map(ArrayReader::display).collect(Collectors.toSet());
  }

  private static String display(Statement<?> statement) {
    return statement.use().name() + statement.keyword() + statement.value();
  }
}
