package io.github.crd4j.processor.conversion;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.github.crd4j.plan.PlanPath;
import io.github.crd4j.processor.jackson.BeanProperty;
import io.github.crd4j.processor.read.Reading;
import io.github.crd4j.processor.resource.ResourceDeclaration;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import org.jspecify.annotations.Nullable;

/** Finds the Java types of fields that code converts. */
final class HookTypes {

  /** Any JSON: for types that the generated class cannot name. */
  static final ClassName JSON = ClassName.get("tools.jackson.databind", "JsonNode");

  private final Reading reading;
  private final String fromPackage;

  /**
   * @param fromPackage the package that must be able to name the types
   */
  HookTypes(Reading reading, String fromPackage) {
    this.reading = reading;
    this.fromPackage = fromPackage;
  }

  /** The type of the field at {@code path} of the resource that {@code declaration} declares. */
  TypeName of(ResourceDeclaration declaration, PlanPath path) {
    TypeMirror type = declaration.element().asType();
    List<PlanPath.Step> steps = path.steps();
    int next = 0;
    if (declaration.isSpec()) {
      boolean isSpec = steps.get(0).toString().equals("spec");
      type = isSpec ? type : declaration.status();
      next = 1;
    }
    for (PlanPath.Step step : steps.subList(next, steps.size())) {
      type = type == null ? null : step(type, step);
    }
    return type == null || !isNameable(type) ? JSON : TypeName.get(type).box();
  }

  private @Nullable TypeMirror step(TypeMirror type, PlanPath.Step step) {
    if (step instanceof PlanPath.Property property) {
      return type instanceof DeclaredType declared ? property(declared, property.name()) : null;
    }
    if (type instanceof ArrayType array) {
      return array.getComponentType();
    }
    TypeMirror items = argument(type, "java.lang.Iterable", 0);
    return items == null ? argument(type, "java.util.Map", 1) : items;
  }

  private @Nullable TypeMirror property(DeclaredType type, String name) {
    for (BeanProperty property : reading.beans().introspect(type).properties()) {
      if (property.name().equals(name)) {
        return property.options().custom() ? null : property.type();
      }
    }
    return null;
  }

  private @Nullable TypeMirror argument(TypeMirror type, String of, int index) {
    if (!(type instanceof DeclaredType declared)) {
      return null;
    }
    if (((TypeElement) declared.asElement()).getQualifiedName().contentEquals(of)) {
      List<? extends TypeMirror> arguments = declared.getTypeArguments();
      return index < arguments.size() ? bound(arguments.get(index)) : null;
    }
    for (TypeMirror parent : reading.types().directSupertypes(type)) {
      TypeMirror found = argument(parent, of, index);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private static @Nullable TypeMirror bound(TypeMirror type) {
    return type instanceof WildcardType wildcard ? wildcard.getExtendsBound() : type;
  }

  private boolean isNameable(TypeMirror type) {
    if (type instanceof PrimitiveType) {
      return true;
    } else if (type instanceof ArrayType array) {
      return isNameable(array.getComponentType());
    } else if (type instanceof DeclaredType declared && type.getKind() != TypeKind.ERROR) {
      TypeElement element = (TypeElement) declared.asElement();
      return isVisible(element)
          && declared.getTypeArguments().size() == element.getTypeParameters().size()
          && declared.getTypeArguments().stream().allMatch(this::isNameable);
    }
    return false;
  }

  private boolean isVisible(TypeElement type) {
    String home = reading.elements().getPackageOf(type).getQualifiedName().toString();
    boolean samePackage = home.equals(fromPackage);
    for (Element at = type; at instanceof TypeElement; at = at.getEnclosingElement()) {
      boolean isPublic = at.getModifiers().contains(Modifier.PUBLIC);
      if (!isPublic && (!samePackage || at.getModifiers().contains(Modifier.PRIVATE))) {
        return false;
      }
    }
    return true;
  }
}
