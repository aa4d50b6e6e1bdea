package io.github.crd4j.processor.resource;

import static java.util.stream.Collectors.toSet;

import io.github.crd4j.processor.read.Reading;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** The list of ways to declare a resource; the first that knows a class reads it. */
public final class ResourceVocabularies {

  private static final List<ResourceVocabulary> ALL =
      List.of(
          new CustomResourceVocabulary(),
          new StrimziResourceVocabulary(),
          new Fabric8ResourceVocabulary());

  private static final Set<String> ANNOTATIONS =
      ALL.stream().flatMap(vocabulary -> vocabulary.annotations().stream()).collect(toSet());

  private ResourceVocabularies() {}

  /** The annotations by which resources are found. */
  public static Set<String> annotations() {
    return ANNOTATIONS;
  }

  /** What {@code type} declares, or null if it is no resource. */
  public static @Nullable ResourceDeclaration read(TypeElement type, Reading reading) {
    for (ResourceVocabulary vocabulary : ALL) {
      ResourceDeclaration declaration = vocabulary.read(type, reading);
      if (declaration != null) {
        return declaration;
      }
    }
    return null;
  }

  /** The other versions of the resource that {@code declaration} declares by the same class. */
  public static List<ResourceDeclaration> furtherVersions(ResourceDeclaration declaration) {
    for (ResourceVocabulary vocabulary : ALL) {
      List<ResourceDeclaration> further = vocabulary.furtherVersions(declaration.element());
      if (!further.isEmpty()) {
        return further;
      }
    }
    return List.of();
  }
}
