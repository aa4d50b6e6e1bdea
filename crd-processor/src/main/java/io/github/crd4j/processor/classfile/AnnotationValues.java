package io.github.crd4j.processor.classfile;

import io.github.crd4j.processor.classfile.ReadAnnotation.ClassName;
import io.github.crd4j.processor.mirror.ConstantName;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Collects the values of one annotation, or the items of one array. */
final class AnnotationValues extends AnnotationVisitor {

  private final BiConsumer<@Nullable String, Object> sink;
  private final Runnable end;

  private AnnotationValues(BiConsumer<@Nullable String, Object> sink, Runnable end) {
    super(Opcodes.ASM9);
    this.sink = sink;
    this.end = end;
  }

  /** The map that {@code visitor}, once visited, has filled. */
  static AnnotationValues into(Map<String, Object> values) {
    return new AnnotationValues(
        (member, value) -> {
          if (member != null) {
            values.put(member, value);
          }
        },
        () -> {});
  }

  @Override
  public void visit(@Nullable String member, Object value) {
    sink.accept(member, plain(value));
  }

  @Override
  public void visitEnum(@Nullable String member, String descriptor, String constant) {
    sink.accept(member, new ConstantName(constant));
  }

  @Override
  public AnnotationVisitor visitAnnotation(@Nullable String member, String descriptor) {
    Map<String, Object> values = new LinkedHashMap<>();
    sink.accept(member, new ReadAnnotation(Type.getType(descriptor).getClassName(), values));
    return into(values);
  }

  @Override
  public AnnotationVisitor visitArray(@Nullable String member) {
    List<Object> items = new ArrayList<>();
    return new AnnotationValues((none, item) -> items.add(item), () -> sink.accept(member, items));
  }

  @Override
  public void visitEnd() {
    end.run();
  }

  private static Object plain(Object value) {
    if (value instanceof Type type) {
      return new ClassName(type.getDescriptor());
    }
    if (!value.getClass().isArray()) {
      return value;
    }
    List<Object> items = new ArrayList<>();
    for (int i = 0; i < Array.getLength(value); i++) {
      items.add(Array.get(value, i));
    }
    return items;
  }
}
