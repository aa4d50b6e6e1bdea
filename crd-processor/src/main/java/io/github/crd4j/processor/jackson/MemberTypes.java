package io.github.crd4j.processor.jackson;

import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** The types of members as members of a type, with its type arguments put in. */
final class MemberTypes {

  private final Types types;

  MemberTypes(Types types) {
    this.types = types;
  }

  /** The type of what {@code member} of {@code type} holds, gives or takes. */
  TypeMirror of(DeclaredType type, Member member) {
    TypeMirror declared = member.valueType();
    if (declared.getKind().isPrimitive() || !member.owner().isGeneric()) {
      return declared;
    }
    Element element = member.element();
    if (element instanceof ExecutableElement method) {
      ExecutableType resolved = (ExecutableType) types.asMemberOf(type, method);
      return member.parameters() == 0
          ? resolved.getReturnType()
          : resolved.getParameterTypes().get(member.parameters() - 1);
    }
    if (element.getEnclosingElement() instanceof ExecutableElement executable) {
      if (executable.getModifiers().contains(Modifier.STATIC)) {
        return declared;
      }
      int index = executable.getParameters().indexOf(element);
      return ((ExecutableType) types.asMemberOf(type, executable)).getParameterTypes().get(index);
    }
    return types.asMemberOf(type, element);
  }
}
