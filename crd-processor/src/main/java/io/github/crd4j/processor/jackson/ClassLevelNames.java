package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** The names in JSON that annotations on a class add to those of its members. */
final class ClassLevelNames {

  private ClassLevelNames() {}

  /** The property of {@code @JsonIdentityInfo}; null if there is none. */
  static @Nullable String identityProperty(BeanClass bean) {
    AnnotationUse identity = bean.annotations().get(JacksonAnnotation.IDENTITY_INFO);
    if (identity == null) {
      return null;
    }
    TypeMirror generator = identity.givenType("generator");
    return generator != null && generator.toString().endsWith("ObjectIdGenerators.None")
        ? null
        : identity.string("property", "@id");
  }

  /** The names of {@code @JsonAppend}, in its order. */
  static List<String> appended(BeanClass bean) {
    AnnotationUse append = bean.annotations().get(JacksonAnnotation.APPEND);
    if (append == null) {
      return List.of();
    }
    List<String> names = new ArrayList<>();
    for (AnnotationUse attribute :
        append.isGiven("attrs") ? append.annotations("attrs") : List.<AnnotationUse>of()) {
      String name = attribute.string("propName", "");
      names.add(name.isEmpty() ? attribute.string("value", "") : name);
    }
    for (AnnotationUse property :
        append.isGiven("props") ? append.annotations("props") : List.<AnnotationUse>of()) {
      names.add(property.string("name", ""));
    }
    return names;
  }
}
