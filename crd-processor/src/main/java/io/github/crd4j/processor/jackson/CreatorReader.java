package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** Reads the constructors and factory methods of a class. */
final class CreatorReader {

  private final ClassDeclarations declarations;
  private final JacksonSettings settings;
  private final Types types;

  CreatorReader(ClassDeclarations declarations, JacksonSettings settings, Types types) {
    this.declarations = declarations;
    this.settings = settings;
    this.types = types;
  }

  /** The constructors with parameters that are not ignored, and disabled ones too. */
  List<Creator> constructors(BeanClass bean) {
    ExecutableElement canonical = canonicalConstructor(bean);
    List<Creator> creators = new ArrayList<>(1);
    for (ExecutableElement constructor : bean.declaration().constructors()) {
      if (!constructor.getParameters().isEmpty()) {
        add(bean, constructor, constructor.equals(canonical), creators);
      }
    }
    return creators;
  }

  /** The static methods that are annotated, or look like a factory of the class. */
  List<Creator> factories(BeanClass bean) {
    List<Creator> creators = new ArrayList<>(0);
    for (ExecutableElement method : bean.declaration().factories()) {
      boolean looksLikeOne = looksLikeFactory(bean, method);
      if (looksLikeOne || !method.getAnnotationMirrors().isEmpty()) {
        List<Creator> read = new ArrayList<>(1);
        add(bean, method, false, read);
        for (Creator creator : read) {
          if (looksLikeOne || creator.isAnnotated()) {
            creators.add(creator);
          }
        }
      }
    }
    return creators;
  }

  /** The constructor of a record with its components' types; null if the class is no record. */
  @Nullable ExecutableElement canonicalConstructor(BeanClass bean) {
    if (!bean.isRecord()) {
      return null;
    }
    for (ExecutableElement constructor : bean.declaration().constructors()) {
      if (isCanonical(constructor, bean)) {
        return constructor;
      }
    }
    return null;
  }

  private boolean isCanonical(ExecutableElement constructor, BeanClass bean) {
    List<? extends RecordComponentElement> components = bean.element().getRecordComponents();
    List<? extends VariableElement> parameters = constructor.getParameters();
    if (components.size() != parameters.size()) {
      return false;
    }
    for (int i = 0; i < components.size(); i++) {
      if (!types.isSameType(
          types.erasure(components.get(i).asType()), types.erasure(parameters.get(i).asType()))) {
        return false;
      }
    }
    return true;
  }

  private boolean looksLikeFactory(BeanClass bean, ExecutableElement method) {
    if (method.getParameters().size() != 1) {
      return false;
    }
    boolean named =
        method.getSimpleName().contentEquals("valueOf")
            || (method.getSimpleName().contentEquals("fromString")
                && method
                    .getParameters()
                    .get(0)
                    .asType()
                    .toString()
                    .matches(".*java\\.lang\\.(String|CharSequence)"));
    return named
        && types.isSubtype(
            types.erasure(method.getReturnType()), types.erasure(bean.element().asType()));
  }

  private void add(
      BeanClass bean, ExecutableElement element, boolean canonical, List<Creator> creators) {
    AnnotationSet annotations = declarations.annotationsOn(element);
    if (annotations.isOn(JacksonAnnotation.IGNORE, "value")) {
      return;
    }
    AnnotationUse creator = annotations.get(JacksonAnnotation.CREATOR);
    AnnotationUse properties = annotations.get(JacksonAnnotation.CONSTRUCTOR_PROPERTIES);
    String mode =
        creator != null
            ? creator.constant("mode", "DEFAULT")
            : properties != null ? "PROPERTIES" : null;
    creators.add(
        new Creator(
            element,
            Access.of(element.getModifiers(), false),
            mode,
            declarations.parameters(bean.declaration(), element),
            implicitNames(element, properties, canonical ? bean : null)));
  }

  private List<@Nullable String> implicitNames(
      ExecutableElement element, @Nullable AnnotationUse properties, @Nullable BeanClass record) {
    List<String> components = record == null ? List.of() : new ArrayList<>(record.components());
    List<String> listed =
        properties == null
                || !settings.readsConstructorProperties()
                || settings.prefersParameterNames()
            ? List.of()
            : properties.strings("value");
    List<@Nullable String> names = new ArrayList<>(element.getParameters().size());
    for (VariableElement parameter : element.getParameters()) {
      int index = names.size();
      if (index < components.size()) {
        names.add(components.get(index));
      } else if (index < listed.size()) {
        names.add(listed.get(index));
      } else {
        names.add(settings.knowsParameterNames() ? parameter.getSimpleName().toString() : null);
      }
    }
    return names;
  }
}
