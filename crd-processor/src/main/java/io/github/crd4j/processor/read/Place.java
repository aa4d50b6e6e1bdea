package io.github.crd4j.processor.read;

import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Mirrors;
import io.github.crd4j.processor.mirror.Origin;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;

/**
 * A place in Java whose value becomes one node of the schema.
 *
 * @param name what a message calls it, in quotes where it is the user's word: {@code 'size'},
 *     {@code items of 'ports'}
 * @param declaration the declaration it belongs to, for positions
 * @param annotations what stands there
 */
public record Place(String name, Element declaration, List<AnnotationUse> annotations) {

  public Place {
    annotations = List.copyOf(annotations);
  }

  /** The items of the list at this place. */
  public Place items(TypeMirror type) {
    return new Place("items of " + name, declaration, Mirrors.on(type, declaration));
  }

  /** The values of the map at this place. */
  public Place values(TypeMirror type) {
    return new Place("values of " + name, declaration, Mirrors.on(type, declaration));
  }

  /**
   * The content of the optional or other wrapper at this place; what stands outside holds inside.
   */
  public Place content(TypeMirror type) {
    List<AnnotationUse> inside = Mirrors.on(type, declaration);
    return inside.isEmpty()
        ? new Place(name, declaration, List.of())
        : new Place(name, declaration, inside);
  }

  public Origin origin() {
    return Origin.of(declaration);
  }
}
