package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import org.jspecify.annotations.Nullable;

/**
 * A constructor or factory method with parameters.
 *
 * @param mode the mode of its {@code @JsonCreator} ({@code PROPERTIES} also for
 *     {@code @ConstructorProperties}); null if it has neither
 * @param implicitNames the names of its parameters as far as Jackson knows them; null where not
 */
record Creator(
    ExecutableElement element,
    Access access,
    @Nullable String mode,
    List<Member> parameters,
    List<@Nullable String> implicitNames) {

  boolean isAnnotated() {
    return mode != null;
  }

  int size() {
    return parameters.size();
  }

  /** The name in an annotation of parameter {@code index}; null if it has none. */
  @Nullable String explicitName(int index) {
    String name = Inclusion.name(parameters.get(index), Direction.READING);
    return name == null || name.isEmpty() ? null : name;
  }

  boolean hasExplicitNames() {
    for (int i = 0; i < size(); i++) {
      if (explicitName(i) != null) {
        return true;
      }
    }
    return false;
  }

  boolean isInjected(int index) {
    AnnotationUse inject = parameters.get(index).annotations().get(JacksonAnnotation.INJECT);
    return inject != null;
  }

  boolean isNamedOrInjected() {
    for (int i = 0; i < size(); i++) {
      if (explicitName(i) == null && implicitNames.get(i) == null && !isInjected(i)) {
        return false;
      }
    }
    return true;
  }
}
