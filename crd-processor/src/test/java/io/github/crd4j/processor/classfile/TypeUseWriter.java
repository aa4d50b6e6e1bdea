package io.github.crd4j.processor.classfile;

import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Mirrors;
import io.github.crd4j.processor.source.SourceCode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import org.jspecify.annotations.Nullable;

/** Writes the annotations on each part of each member's type, as a reader of types finds them. */
@SupportedAnnotationTypes("*")
@SupportedOptions({"out", "types"})
public final class TypeUseWriter extends AbstractProcessor {

  private final List<String> lines = new ArrayList<>();

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latest();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (!round.processingOver()) {
      return false;
    }
    TypeUseAnnotations dropped =
        new TypeUseAnnotations(processingEnv, SourceCode.of(processingEnv));
    for (String name : processingEnv.getOptions().getOrDefault("types", "").split(":", -1)) {
      TypeElement type = processingEnv.getElementUtils().getTypeElement(name);
      for (Element member : type.getEnclosedElements()) {
        if (member.getKind() != ElementKind.CLASS && member.getKind() != ElementKind.INTERFACE) {
          add(type, member, dropped);
        }
      }
      supertype(type, type.getSuperclass(), -1, dropped);
      for (int i = 0; i < type.getInterfaces().size(); i++) {
        supertype(type, type.getInterfaces().get(i), i, dropped);
      }
    }
    lines.sort(null);
    try {
      Files.writeString(
          Path.of(processingEnv.getOptions().getOrDefault("out", "")), String.join("\n", lines));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return false;
  }

  private void add(TypeElement type, Element member, TypeUseAnnotations dropped) {
    String name = type.getSimpleName() + "." + member.getSimpleName();
    if (member instanceof ExecutableElement method) {
      name = name + "()";
      for (VariableElement parameter : method.getParameters()) {
        int index = method.getParameters().indexOf(parameter);
        new Walk(name + index, parameter, dropped, null).walk(parameter.asType(), List.of(), "");
      }
      new Walk(name, member, dropped, null).walk(method.getReturnType(), List.of(), "");
    } else {
      new Walk(name + " " + member.getKind(), member, dropped, null)
          .walk(member.asType(), List.of(), "");
    }
  }

  private void supertype(TypeElement type, TypeMirror of, int index, TypeUseAnnotations dropped) {
    new Walk(type.getSimpleName() + " extends " + index, type, dropped, index)
        .walk(of, List.of(), "");
  }

  /** A walk through the declared type of one member. */
  private final class Walk {

    private final String name;
    private final Element member;
    private final TypeUseAnnotations dropped;
    private final @Nullable Integer supertype;

    Walk(String name, Element member, TypeUseAnnotations dropped, @Nullable Integer supertype) {
      this.name = name;
      this.member = member;
      this.dropped = dropped;
      this.supertype = supertype;
    }

    void walk(TypeMirror type, List<TypeStep> path, String place) {
      List<TypeStep> here = plus(path, TypeStep.into(type));
      Set<String> texts = new TreeSet<>();
      Mirrors.on(type, member).forEach(use -> texts.add(use.toString()));
      List<AnnotationUse> found =
          supertype == null
              ? dropped.on(member, here)
              : dropped.onSupertype((TypeElement) member, supertype, here);
      found.forEach(use -> texts.add(use.toString()));
      if (!texts.isEmpty()) {
        lines.add(name + place + " " + String.join(" ", texts));
      }
      if (type instanceof DeclaredType declared) {
        for (int i = 0; i < declared.getTypeArguments().size(); i++) {
          List<TypeStep> next = plus(here, List.of(TypeStep.argument(i)));
          walk(declared.getTypeArguments().get(i), next, place + "<" + i);
        }
      } else if (type instanceof ArrayType array) {
        walk(array.getComponentType(), plus(here, List.of(TypeStep.ELEMENT)), place + "[");
      } else if (type instanceof WildcardType wildcard) {
        TypeMirror bound = wildcard.getExtendsBound();
        bound = bound == null ? wildcard.getSuperBound() : bound;
        if (bound != null) {
          walk(bound, plus(here, List.of(TypeStep.BOUND)), place + "?");
        }
      }
    }

    private static List<TypeStep> plus(List<TypeStep> path, List<TypeStep> steps) {
      List<TypeStep> longer = new ArrayList<>(path);
      longer.addAll(steps);
      return longer;
    }
  }
}
