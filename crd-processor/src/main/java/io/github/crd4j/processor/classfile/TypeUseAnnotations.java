package io.github.crd4j.processor.classfile;

import io.github.crd4j.processor.classfile.TypeTarget.Kind;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.source.SourceCode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * The annotations on types that the compiler has dropped.
 *
 * <p>javac before JDK 22 shows no annotation on a type that it reads from a class file
 * (JDK-8225377). What is found here is to be added to what the type mirror shows; where the
 * compiler drops nothing, nothing is found, and no class file is opened.
 */
public final class TypeUseAnnotations {

  private static final int FIRST_JDK_THAT_KEEPS_THEM = 22;

  private final ClassFiles classFiles;
  private final Descriptors descriptors;
  private final AnnotationUses annotationUses;
  private final SourceCode source;
  private final boolean compilerDropsThem = Runtime.version().feature() < FIRST_JDK_THAT_KEEPS_THEM;
  private final Map<TypeElement, Map<TypeTarget, List<ReadTypeUse>>> read = new HashMap<>();

  /**
   * @param source tells which types are compiled; of these nothing is dropped
   */
  public TypeUseAnnotations(ProcessingEnvironment environment, SourceCode source) {
    classFiles = new ClassFiles(environment.getFiler(), environment.getElementUtils());
    descriptors = new Descriptors(environment.getElementUtils(), environment.getTypeUtils());
    annotationUses = new AnnotationUses(environment.getElementUtils(), environment.getTypeUtils());
    this.source = source;
  }

  /**
   * What was dropped from the declared type of {@code member}.
   *
   * @param member a field, a method (whose type is what it returns), a parameter, or a record
   *     component
   * @param path the steps from the declared type to the part that may be annotated; empty for the
   *     declared type itself. For {@code @A String @B []} {@code B} is at the empty path, {@code A}
   *     at the array's element
   * @return empty if nothing was dropped
   */
  public List<AnnotationUse> on(Element member, List<TypeStep> path) {
    Map<TypeTarget, List<ReadTypeUse>> uses = dropped(owner(member));
    TypeTarget target = uses.isEmpty() ? null : target(member);
    return target == null ? List.of() : at(path, uses.get(target), member);
  }

  /**
   * What was dropped from the {@code extends} and {@code implements} of a type.
   *
   * @param supertype the index of the interface; -1 for the superclass
   */
  public List<AnnotationUse> onSupertype(TypeElement type, int supertype, List<TypeStep> path) {
    TypeTarget target = new TypeTarget(Kind.SUPERTYPE, "", supertype);
    return at(path, dropped(type).get(target), type);
  }

  private List<AnnotationUse> at(
      List<TypeStep> path, @Nullable List<ReadTypeUse> uses, Element element) {
    List<AnnotationUse> found = new ArrayList<>();
    for (ReadTypeUse use : uses == null ? List.<ReadTypeUse>of() : uses) {
      if (use.path().equals(path)) {
        found.addAll(annotationUses.of(use.annotation(), element));
      }
    }
    return found;
  }

  private Map<TypeTarget, List<ReadTypeUse>> dropped(@Nullable TypeElement type) {
    if (type == null || !compilerDropsThem) {
      return Map.of();
    }
    Map<TypeTarget, List<ReadTypeUse>> uses = read.get(type);
    if (uses == null) {
      uses = read(type);
      read.put(type, uses);
    }
    return uses;
  }

  private Map<TypeTarget, List<ReadTypeUse>> read(TypeElement type) {
    // Null where that is not known: then there may be source that says otherwise.
    Boolean fromSource = source.isSource(outermost(type));
    if (fromSource == null
        || fromSource
        || type.getQualifiedName().toString().startsWith("java.")) {
      return Map.of();
    }
    byte[] bytes = classFiles.bytes(type);
    try {
      return bytes == null ? Map.of() : ClassFileTypeAnnotations.read(bytes);
    } catch (RuntimeException e) {
      // The compiler itself reports a class file that is not well formed.
      return Map.of();
    }
  }

  private @Nullable TypeTarget target(Element member) {
    String name = member.getSimpleName().toString();
    if (member instanceof ExecutableElement method) {
      return new TypeTarget(Kind.RETURN, descriptors.method(method), 0);
    }
    if (member.getKind() == ElementKind.RECORD_COMPONENT) {
      return new TypeTarget(Kind.RECORD_COMPONENT, name, 0);
    }
    if (member.getKind() == ElementKind.PARAMETER
        && member.getEnclosingElement() instanceof ExecutableElement method) {
      int index = method.getParameters().indexOf(member);
      return new TypeTarget(Kind.PARAMETER, descriptors.method(method), index);
    }
    return member.getKind().isField() ? new TypeTarget(Kind.FIELD, name, 0) : null;
  }

  private static TypeElement outermost(TypeElement type) {
    TypeElement outermost = type;
    while (outermost.getEnclosingElement() instanceof TypeElement outer) {
      outermost = outer;
    }
    return outermost;
  }

  private static @Nullable TypeElement owner(Element member) {
    Element owner = member.getEnclosingElement();
    while (owner != null && !(owner instanceof TypeElement)) {
      owner = owner.getEnclosingElement();
    }
    return (TypeElement) owner;
  }
}
