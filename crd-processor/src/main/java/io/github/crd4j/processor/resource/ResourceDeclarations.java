package io.github.crd4j.processor.resource;

import io.github.crd4j.processor.read.Reading;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** What classes declare, each read once in a round. */
public final class ResourceDeclarations {

  private final Reading reading;
  private final Map<TypeElement, Optional<ResourceDeclaration>> known = new HashMap<>();

  public ResourceDeclarations(Reading reading) {
    this.reading = reading;
  }

  /** What {@code type} declares, or null if it is no resource. */
  public @Nullable ResourceDeclaration of(TypeElement type) {
    Optional<ResourceDeclaration> declaration = known.get(type);
    if (declaration == null) {
      declaration = Optional.ofNullable(ResourceVocabularies.read(type, reading));
      known.put(type, declaration);
    }
    return declaration.orElse(null);
  }
}
