package io.github.crd4j.processor.evaluate.bytecode;

import io.github.crd4j.processor.evaluate.Unknown;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The code of a class, and the values of its static fields as far as they are known. */
final class ClassCode extends ClassVisitor {

  private String name = "";
  private @Nullable String superclass;
  private List<String> interfaces = List.of();
  private final Map<String, MethodCode> methods = new LinkedHashMap<>();
  private final Map<String, String> fields = new HashMap<>();
  private final List<String> constants = new ArrayList<>();
  private final Map<String, @Nullable Object> statics = new HashMap<>();
  private final Set<String> changing = new HashSet<>();
  private boolean entered;

  private ClassCode() {
    super(Opcodes.ASM9);
  }

  static ClassCode of(byte[] bytes) {
    ClassCode code = new ClassCode();
    new ClassReader(bytes).accept(code, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return code;
  }

  /** The internal name, with slashes. */
  String name() {
    return name;
  }

  @Nullable String superclass() {
    return superclass;
  }

  List<String> interfaces() {
    return interfaces;
  }

  @Nullable MethodCode method(String method, String descriptor) {
    return methods.get(method + descriptor);
  }

  /** The descriptor of a method without parameters, or null if there is none with code. */
  @Nullable String accessor(String method) {
    for (Map.Entry<String, MethodCode> each : methods.entrySet()) {
      if (each.getKey().startsWith(method + "()") && each.getValue().hasCode()) {
        return each.getValue().descriptor();
      }
    }
    return null;
  }

  /** The descriptors of its own fields that are not static, by name. */
  Map<String, String> fields() {
    return fields;
  }

  /** The names of the constants of an enum in order. */
  List<String> constants() {
    return constants;
  }

  Map<String, @Nullable Object> statics() {
    return statics;
  }

  /** Whether code may give a static field other values from time to time. */
  boolean changes(String field) {
    return changing.contains(field);
  }

  /** Whether its initialiser is still to run; from now on it is not. */
  boolean enter() {
    boolean first = !entered;
    entered = true;
    return first;
  }

  /** What is not known by now will not be known. */
  void fail(String reason) {
    statics.replaceAll((field, value) -> value == Unset.UNSET ? new Unknown(reason) : value);
  }

  /** A static field that its initialiser has not reached. */
  enum Unset {
    UNSET
  }

  @Override
  public void visit(
      int version,
      int access,
      String className,
      @Nullable String signature,
      @Nullable String superName,
      String[] interfaceNames) {
    name = className;
    superclass = superName;
    interfaces = List.of(interfaceNames);
  }

  @Override
  public @Nullable FieldVisitor visitField(
      int access,
      String field,
      String descriptor,
      @Nullable String signature,
      @Nullable Object value) {
    if ((access & Opcodes.ACC_STATIC) == 0) {
      fields.put(field, descriptor);
    } else {
      statics.put(field, value == null ? Unset.UNSET : value);
    }
    // ecj keeps the table of a switch in a synthetic one that is not final.
    if ((access & (Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC)) == 0) {
      changing.add(field);
    }
    if ((access & Opcodes.ACC_ENUM) != 0) {
      constants.add(field);
    }
    return null;
  }

  @Override
  public MethodVisitor visitMethod(
      int access,
      String method,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    MethodCode code = new MethodCode((access & Opcodes.ACC_STATIC) != 0, descriptor);
    methods.put(method + descriptor, code);
    return code;
  }
}
