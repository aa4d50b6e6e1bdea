package io.github.crd4j.processor.read;

import io.github.crd4j.processor.classfile.TypeStep;
import io.github.crd4j.processor.jackson.ValueOptions;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Origin;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * A place in Java whose value becomes one node of the schema.
 *
 * @param name what a message calls it, in quotes where it is the user's word: {@code 'size'},
 *     {@code items of 'ports'}
 * @param declaration the declaration it belongs to, for positions
 * @param annotations what stands there
 * @param options what Jackson's annotations say of the JSON there; those of a member hold for the
 *     items of a list as well
 * @param path the steps from the declared type of {@code declaration} to the type at this place;
 *     null if there are none, as for a type that stands in another declaration
 * @param twins the same place in other accessors of the property, whose annotations count as well
 */
public record Place(
    String name,
    Element declaration,
    List<AnnotationUse> annotations,
    ValueOptions options,
    @Nullable List<TypeStep> path,
    List<Twin> twins) {

  /** A part of the declared type of an accessor: a field, method or parameter. */
  public record Twin(Element accessor, TypeMirror type) {}

  public Place {
    annotations = List.copyOf(annotations);
    twins = List.copyOf(twins);
  }

  /** The place of a declaration and its declared type. */
  public static Place of(String name, Element declaration, List<AnnotationUse> annotations) {
    return new Place(name, declaration, annotations, ValueOptions.NONE, List.of(), List.of());
  }

  /** This place, with what Jackson's annotations say of the JSON there. */
  Place with(ValueOptions options) {
    return new Place(name, declaration, annotations, options, path, twins);
  }

  /** This place, which is the same in other accessors. */
  Place with(List<Twin> twins) {
    return new Place(name, declaration, annotations, options, path, twins);
  }

  /** This place for a type that stands elsewhere, without what is said here. */
  public Place unannotated() {
    return new Place(name, declaration, List.of(), ValueOptions.NONE, null, List.of());
  }

  /** A part of this place. */
  Place part(
      String name,
      List<AnnotationUse> annotations,
      @Nullable List<TypeStep> path,
      List<Twin> twins) {
    return new Place(name, declaration, annotations, options, path, twins);
  }

  public Origin origin() {
    return Origin.of(declaration);
  }
}
