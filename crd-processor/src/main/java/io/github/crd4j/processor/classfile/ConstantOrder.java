package io.github.crd4j.processor.classfile;

import java.util.ArrayList;
import java.util.List;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The order in which an enum in a class file declares its constants.
 *
 * <p>Only ecj needs it (3.46): it sorts the members that it reads from a class file by name.
 */
public final class ConstantOrder {

  private final ClassFiles classFiles;

  public ConstantOrder(ProcessingEnvironment environment) {
    classFiles = new ClassFiles(environment.getFiler(), environment.getElementUtils());
  }

  /** The names of the constants of {@code type}; empty if the compiler has them in order. */
  public List<String> of(TypeElement type) {
    if (!type.getClass().getName().startsWith("org.eclipse.jdt.")) {
      return List.of();
    }
    boolean ofPlatform = type.getQualifiedName().toString().startsWith("java.");
    byte[] bytes = ofPlatform ? classFiles.platformBytes(type) : classFiles.bytes(type);
    return bytes == null ? List.of() : constants(bytes);
  }

  private static List<String> constants(byte[] bytes) {
    List<String> names = new ArrayList<>();
    new ClassReader(bytes)
        .accept(
            new ClassVisitor(Opcodes.ASM9) {
              @Override
              public @Nullable FieldVisitor visitField(
                  int access,
                  String name,
                  String descriptor,
                  @Nullable String signature,
                  @Nullable Object value) {
                if ((access & Opcodes.ACC_ENUM) != 0) {
                  names.add(name);
                }
                return null;
              }
            },
            ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return names;
  }
}
