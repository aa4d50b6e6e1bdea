package io.github.crd4j.processor.classfile;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** Translates between the compiler's types and the names that class files use. */
final class Descriptors {

  private static final String PRIMITIVES = "ZBSIJCFD";
  private static final TypeKind[] KINDS = {
    TypeKind.BOOLEAN,
    TypeKind.BYTE,
    TypeKind.SHORT,
    TypeKind.INT,
    TypeKind.LONG,
    TypeKind.CHAR,
    TypeKind.FLOAT,
    TypeKind.DOUBLE
  };

  private final Elements elements;
  private final Types types;
  private final Map<String, Optional<TypeElement>> found = new HashMap<>();

  Descriptors(Elements elements, Types types) {
    this.elements = elements;
    this.types = types;
  }

  /** {@code getZones()Ljava/util/List;} */
  String method(ExecutableElement method) {
    StringBuilder descriptor = new StringBuilder(method.getSimpleName()).append('(');
    for (VariableElement parameter : method.getParameters()) {
      descriptor.append(descriptor(parameter.asType()));
    }
    return descriptor.append(')').append(descriptor(method.getReturnType())).toString();
  }

  /** The type of that binary name, or null if its class is not there. */
  @Nullable TypeElement type(String binaryName) {
    return found.computeIfAbsent(binaryName, this::find).orElse(null);
  }

  private Optional<TypeElement> find(String binaryName) {
    TypeElement type = elements.getTypeElement(binaryName);
    return Optional.ofNullable(
        type == null && binaryName.indexOf('$') > 0
            ? elements.getTypeElement(binaryName.replace('$', '.'))
            : type);
  }

  /** The erased type for a descriptor, or null if a class is not there. */
  @Nullable TypeMirror typeMirror(String descriptor) {
    char first = descriptor.charAt(0);
    if (first == '[') {
      TypeMirror item = typeMirror(descriptor.substring(1));
      return item == null ? null : types.getArrayType(item);
    }
    if (first == 'L') {
      TypeElement type = type(descriptor.substring(1, descriptor.length() - 1).replace('/', '.'));
      return type == null ? null : types.erasure(type.asType());
    }
    return first == 'V'
        ? types.getNoType(TypeKind.VOID)
        : types.getPrimitiveType(KINDS[PRIMITIVES.indexOf(first)]);
  }

  private String descriptor(TypeMirror type) {
    TypeMirror erased = type.getKind() == TypeKind.VOID ? type : types.erasure(type);
    if (erased instanceof ArrayType array) {
      return "[" + descriptor(array.getComponentType());
    }
    if (erased instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement element) {
      return "L" + elements.getBinaryName(element).toString().replace('.', '/') + ";";
    }
    for (int i = 0; i < KINDS.length; i++) {
      if (erased.getKind() == KINDS[i]) {
        return PRIMITIVES.substring(i, i + 1);
      }
    }
    return "V";
  }
}
