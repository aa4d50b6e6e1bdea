package io.github.crd4j.processor.jackson;

import java.util.Set;
import javax.lang.model.element.Modifier;

/** How accessible a member is, from the least on. */
enum Access {
  PRIVATE,
  PACKAGE,
  PROTECTED,
  PUBLIC;

  static Access of(Set<Modifier> modifiers, boolean inInterface) {
    if (modifiers.contains(Modifier.PRIVATE)) {
      return PRIVATE;
    }
    if (inInterface || modifiers.contains(Modifier.PUBLIC)) {
      return PUBLIC;
    }
    return modifiers.contains(Modifier.PROTECTED) ? PROTECTED : PACKAGE;
  }
}
