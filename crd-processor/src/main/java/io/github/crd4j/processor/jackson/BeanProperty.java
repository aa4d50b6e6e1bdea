package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;

/**
 * One property of the JSON of a class.
 *
 * @param name its name in JSON, with the prefix and suffix of a part that is unwrapped
 * @param javaName its implicit name, before any renaming
 * @param type the type that is written, or that is read if none is: a member of the class, with
 *     type variables resolved and {@code as} and converters applied
 * @param readType the type that is read, or {@code type} if none is; mostly the same
 * @param declaration what a message points at: the field if there is one, else the getter, else the
 *     setter; for records always the private field, because compilers give components no position
 * @param accessors every accessor whose annotations count: fields, getters, setters, parameters of
 *     creators, of each kind the nearest first
 * @param overridden the methods that accessors override, whose annotations count as well
 * @param annotations the annotations on all of those, on declarations and on their types, without
 *     doubles
 * @param options what annotations say of the JSON of the value
 * @param written whether Jackson writes it
 * @param read whether Jackson reads it
 * @param required whether Jackson's annotations demand it; never for a property of an unwrapped
 *     part, which may be absent as a whole
 * @param aliases further names under which it is read
 */
public record BeanProperty(
    String name,
    String javaName,
    TypeMirror type,
    TypeMirror readType,
    Element declaration,
    List<Element> accessors,
    List<Element> overridden,
    List<AnnotationUse> annotations,
    ValueOptions options,
    boolean written,
    boolean read,
    boolean required,
    List<String> aliases) {

  public BeanProperty {
    accessors = List.copyOf(accessors);
    overridden = List.copyOf(overridden);
    annotations = List.copyOf(annotations);
    aliases = List.copyOf(aliases);
  }
}
