package io.github.crd4j.processor.evaluate.bytecode;

import io.github.crd4j.processor.evaluate.bytecode.Instruction.Concatenation;
import io.github.crd4j.processor.evaluate.bytecode.Instruction.Increment;
import io.github.crd4j.processor.evaluate.bytecode.Instruction.Jumps;
import io.github.crd4j.processor.evaluate.bytecode.Instruction.Member;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The instructions of a method. */
final class MethodCode extends MethodVisitor {

  private final boolean isStatic;
  private final String descriptor;
  private final List<Instruction> instructions = new ArrayList<>();
  private final Map<Label, Integer> labels = new HashMap<>();

  MethodCode(boolean isStatic, String descriptor) {
    super(Opcodes.ASM9);
    this.isStatic = isStatic;
    this.descriptor = descriptor;
  }

  boolean isStatic() {
    return isStatic;
  }

  String descriptor() {
    return descriptor;
  }

  /** Whether it has code at all: abstract and native methods have none. */
  boolean hasCode() {
    return !instructions.isEmpty();
  }

  Instruction at(int place) {
    return instructions.get(place);
  }

  int place(Label label) {
    return labels.getOrDefault(label, instructions.size());
  }

  @Override
  public void visitLabel(Label label) {
    labels.put(label, instructions.size());
  }

  @Override
  public void visitInsn(int opcode) {
    add(opcode, opcode);
  }

  @Override
  public void visitIntInsn(int opcode, int operand) {
    add(opcode, operand);
  }

  @Override
  public void visitVarInsn(int opcode, int variable) {
    add(opcode, variable);
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    add(opcode, type);
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    add(opcode, new Member(owner, name, descriptor));
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    add(opcode, new Member(owner, name, descriptor));
  }

  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    boolean concatenates = bootstrap.getOwner().equals("java/lang/invoke/StringConcatFactory");
    if (concatenates && arguments.length > 0 && arguments[0] instanceof String recipe) {
      List<Object> constants = Arrays.asList(arguments).subList(1, arguments.length);
      add(Opcodes.INVOKEDYNAMIC, new Concatenation(descriptor, recipe, constants));
    } else {
      add(Opcodes.INVOKEDYNAMIC, new Member(bootstrap.getOwner(), name, descriptor));
    }
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    add(opcode, label);
  }

  @Override
  public void visitLdcInsn(Object value) {
    add(Opcodes.LDC, value);
  }

  @Override
  public void visitIincInsn(int variable, int increment) {
    add(Opcodes.IINC, new Increment(variable, increment));
  }

  @Override
  public void visitTableSwitchInsn(int min, int max, Label other, Label... jumps) {
    List<Integer> keys = new ArrayList<>();
    for (int i = 0; i < jumps.length; i++) {
      keys.add(min + i);
    }
    add(Opcodes.LOOKUPSWITCH, new Jumps(keys, List.of(jumps), other));
  }

  @Override
  public void visitLookupSwitchInsn(Label other, int[] keys, Label[] jumps) {
    add(
        Opcodes.LOOKUPSWITCH,
        new Jumps(Arrays.stream(keys).boxed().toList(), List.of(jumps), other));
  }

  @Override
  public void visitMultiANewArrayInsn(String type, int dimensions) {
    add(Opcodes.MULTIANEWARRAY, type);
  }

  private void add(int opcode, Object operand) {
    instructions.add(new Instruction(opcode, operand));
  }
}
