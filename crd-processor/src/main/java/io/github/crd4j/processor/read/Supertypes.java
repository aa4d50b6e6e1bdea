package io.github.crd4j.processor.read;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** Finds a supertype by name, with the type arguments that a type gives it. */
public final class Supertypes {

  private final Types types;
  private final Map<TypeElement, Map<String, Boolean>> known = new HashMap<>();

  Supertypes(Types types) {
    this.types = types;
  }

  /** {@code type} seen as the type called {@code name}, or null if it is none. */
  public @Nullable DeclaredType find(DeclaredType type, String name) {
    TypeElement element = (TypeElement) type.asElement();
    if (element.getQualifiedName().contentEquals(name)) {
      return type;
    }
    // Most types are asked for several supertypes and have none of them: remember the answer.
    Map<String, Boolean> answers = known.computeIfAbsent(element, e -> new HashMap<>());
    if (Boolean.FALSE.equals(answers.get(name))) {
      return null;
    }
    Optional<DeclaredType> found = search(type, name);
    answers.put(name, found.isPresent());
    return found.orElse(null);
  }

  private Optional<DeclaredType> search(DeclaredType type, String name) {
    for (TypeMirror supertype : types.directSupertypes(type)) {
      if (supertype instanceof DeclaredType declared) {
        DeclaredType found = find(declared, name);
        if (found != null) {
          return Optional.of(found);
        }
      }
    }
    return Optional.empty();
  }
}
