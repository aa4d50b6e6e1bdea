package io.github.crd4j.processor.classfile;

import io.github.crd4j.processor.classfile.ReadAnnotation.ClassName;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Mirrors;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** Makes uses of annotations from what was read, as {@link Mirrors} makes them from mirrors. */
final class AnnotationUses {

  private static final String REPEATABLE = "java.lang.annotation.Repeatable";

  private final Elements elements;
  private final Descriptors descriptors;

  AnnotationUses(Elements elements, Types types) {
    this.elements = elements;
    this.descriptors = new Descriptors(elements, types);
  }

  /** The annotation, or those that it contains if it is the container of a repeatable one. */
  List<AnnotationUse> of(ReadAnnotation annotation, Element element) {
    AnnotationUse use = use(annotation, element);
    if (annotation.values().size() != 1 || !(annotation.values().get("value") instanceof List<?>)) {
      return List.of(use);
    }
    List<AnnotationUse> contained = use.annotations("value");
    boolean container =
        !contained.isEmpty() && contained.stream().allMatch(inner -> isRepeatable(inner.name()));
    return container ? contained : List.of(use);
  }

  private AnnotationUse use(ReadAnnotation annotation, Element element) {
    TypeElement type = descriptors.type(annotation.binaryName());
    Map<String, Object> values = new LinkedHashMap<>();
    annotation
        .values()
        .forEach(
            (member, value) -> {
              Object plain = value(value, element);
              if (plain != null) {
                values.put(member, plain);
              }
            });
    String name =
        type == null
            ? annotation.binaryName().replace('$', '.')
            : type.getQualifiedName().toString();
    return AnnotationUse.inClassFile(name, element, values, type);
  }

  /** Null for a class literal whose class is not there. */
  private @Nullable Object value(Object value, Element element) {
    if (value instanceof ReadAnnotation inner) {
      return use(inner, element);
    }
    if (value instanceof ClassName literal) {
      return descriptors.typeMirror(literal.descriptor());
    }
    if (!(value instanceof List<?> items)) {
      return value;
    }
    List<Object> plain = new ArrayList<>();
    for (Object item : items) {
      Object content = item == null ? null : value(item, element);
      if (content != null) {
        plain.add(content);
      }
    }
    return plain;
  }

  private boolean isRepeatable(String annotation) {
    TypeElement type = elements.getTypeElement(annotation);
    return type != null && Mirrors.find(type, REPEATABLE) != null;
  }
}
