package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.List;
import javax.lang.model.element.TypeElement;

/**
 * How JSON tells which subtype an object is ({@code @JsonTypeInfo}).
 *
 * @param use what the id is
 * @param include where the id is
 * @param property the property that holds the id; empty where no property does
 * @param visible whether the id also reaches a property of the object
 * @param lenient whether a missing or unknown id is allowed ({@code defaultImpl})
 * @param subtypes the types that the id chooses from, in the order in which they are declared
 * @param annotation the {@code @JsonTypeInfo}
 */
public record Polymorphism(
    Use use,
    Include include,
    String property,
    boolean visible,
    boolean lenient,
    List<Subtype> subtypes,
    AnnotationUse annotation) {

  public Polymorphism {
    subtypes = List.copyOf(subtypes);
  }

  /** Kinds of id. */
  public enum Use {
    NAME,
    SIMPLE_NAME,
    CLASS,
    MINIMAL_CLASS,
    /** No id: the names that are there tell. */
    DEDUCTION,
    /** Code of the user makes the id. */
    CUSTOM
  }

  /** Places of the id. */
  public enum Include {
    PROPERTY,
    /** A property of the object itself. */
    EXISTING_PROPERTY,
    /** The object is the value of the one property of another, whose name is the id. */
    WRAPPER_OBJECT,
    /** The object is the second element of an array, behind the id. */
    WRAPPER_ARRAY,
    /** A property beside the one that holds the object. */
    EXTERNAL_PROPERTY
  }

  /**
   * One of the types.
   *
   * @param ids its ids: the first is written, all are read; empty where there are no ids
   */
  public record Subtype(TypeElement type, List<String> ids) {
    public Subtype {
      ids = List.copyOf(ids);
    }
  }
}
