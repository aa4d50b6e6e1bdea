package io.github.crd4j.processor.classfile;

import io.github.crd4j.processor.classfile.TypeTarget.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.RecordComponentVisitor;
import org.objectweb.asm.Type;
import org.objectweb.asm.TypePath;
import org.objectweb.asm.TypeReference;

/** Reads from a class file the annotations on the types of what it declares. */
final class ClassFileTypeAnnotations extends ClassVisitor {

  private final Map<TypeTarget, List<ReadTypeUse>> uses = new HashMap<>();

  private ClassFileTypeAnnotations() {
    super(Opcodes.ASM9);
  }

  /**
   * Reads visible and invisible ones, in the order of the file.
   *
   * @throws RuntimeException if these are not the bytes of a class file that is well formed
   */
  static Map<TypeTarget, List<ReadTypeUse>> read(byte[] classFile) {
    ClassFileTypeAnnotations reader = new ClassFileTypeAnnotations();
    new ClassReader(classFile)
        .accept(reader, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return reader.uses;
  }

  @Override
  public AnnotationVisitor visitTypeAnnotation(
      int reference, @Nullable TypePath path, String descriptor, boolean visible) {
    TypeReference target = new TypeReference(reference);
    // The other annotations on a class's type are those on its type parameters.
    return target.getSort() == TypeReference.CLASS_EXTENDS
        ? add(new TypeTarget(Kind.SUPERTYPE, "", target.getSuperTypeIndex()), path, descriptor)
        : AnnotationValues.into(new HashMap<>());
  }

  @Override
  public FieldVisitor visitField(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      @Nullable Object value) {
    return new FieldVisitor(Opcodes.ASM9) {
      @Override
      public AnnotationVisitor visitTypeAnnotation(
          int reference, @Nullable TypePath path, String annotation, boolean visible) {
        return add(new TypeTarget(Kind.FIELD, name, 0), path, annotation);
      }
    };
  }

  @Override
  public RecordComponentVisitor visitRecordComponent(
      String name, String descriptor, @Nullable String signature) {
    return new RecordComponentVisitor(Opcodes.ASM9) {
      @Override
      public AnnotationVisitor visitTypeAnnotation(
          int reference, @Nullable TypePath path, String annotation, boolean visible) {
        return add(new TypeTarget(Kind.RECORD_COMPONENT, name, 0), path, annotation);
      }
    };
  }

  @Override
  public MethodVisitor visitMethod(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    return new MethodVisitor(Opcodes.ASM9) {
      @Override
      public @Nullable AnnotationVisitor visitTypeAnnotation(
          int reference, @Nullable TypePath path, String annotation, boolean visible) {
        TypeReference target = new TypeReference(reference);
        return switch (target.getSort()) {
          case TypeReference.METHOD_RETURN ->
              add(new TypeTarget(Kind.RETURN, name + descriptor, 0), path, annotation);
          case TypeReference.METHOD_FORMAL_PARAMETER ->
              add(
                  new TypeTarget(
                      Kind.PARAMETER, name + descriptor, target.getFormalParameterIndex()),
                  path,
                  annotation);
          default -> null;
        };
      }
    };
  }

  private AnnotationVisitor add(TypeTarget target, @Nullable TypePath path, String descriptor) {
    Map<String, Object> values = new LinkedHashMap<>();
    ReadAnnotation annotation = new ReadAnnotation(Type.getType(descriptor).getClassName(), values);
    uses.computeIfAbsent(target, key -> new ArrayList<>())
        .add(new ReadTypeUse(steps(path), annotation));
    return AnnotationValues.into(values);
  }

  private static List<TypeStep> steps(@Nullable TypePath path) {
    List<TypeStep> steps = new ArrayList<>();
    for (int i = 0; path != null && i < path.getLength(); i++) {
      steps.add(
          switch (path.getStep(i)) {
            case TypePath.ARRAY_ELEMENT -> TypeStep.ELEMENT;
            case TypePath.INNER_TYPE -> TypeStep.INNER;
            case TypePath.WILDCARD_BOUND -> TypeStep.BOUND;
            default -> TypeStep.argument(path.getStepArgument(i));
          });
    }
    return List.copyOf(steps);
  }
}
