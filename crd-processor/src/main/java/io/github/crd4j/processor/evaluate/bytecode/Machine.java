package io.github.crd4j.processor.evaluate.bytecode;

import io.github.crd4j.processor.evaluate.Instance;
import io.github.crd4j.processor.evaluate.Library;
import io.github.crd4j.processor.evaluate.NotEvaluable;
import io.github.crd4j.processor.evaluate.Steps;
import io.github.crd4j.processor.evaluate.Unknown;
import io.github.crd4j.processor.evaluate.bytecode.ClassCode.Unset;
import io.github.crd4j.processor.evaluate.bytecode.Instruction.Member;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/**
 * Works out what code in class files does, without running it.
 *
 * <p>A call of what cannot be seen gives an {@link Unknown}, so that one map or one lambda in an
 * enum does not hide the values beside it.
 */
final class Machine {

  private final Function<String, byte @Nullable []> files;
  private final Map<String, Optional<ClassCode>> classes = new HashMap<>();
  private final Steps steps = new Steps();

  /**
   * A machine without classes yet.
   *
   * @param files the class file of an internal name; null if there is none
   */
  Machine(Function<String, byte @Nullable []> files) {
    this.files = files;
  }

  Steps steps() {
    return steps;
  }

  /** The class with an internal name, or null if it cannot be seen. */
  @Nullable ClassCode find(String name) {
    Optional<ClassCode> known = classes.get(name);
    if (known == null) {
      byte[] bytes = Library.has(name.replace('/', '.')) ? null : files.apply(name);
      known = bytes == null ? Optional.empty() : Optional.of(ClassCode.of(bytes));
      classes.put(name, known);
    }
    return known.orElse(null);
  }

  /** The value of a static field. */
  @Nullable Object staticField(Member field) throws NotEvaluable {
    ClassCode owner = find(field.owner());
    while (owner != null && !owner.statics().containsKey(field.name())) {
      owner = above(owner);
    }
    if (owner == null) {
      String type = field.owner().replace('/', '.');
      return JvmTypes.toMachine(Library.field(type, field.name()), field.descriptor());
    }
    initialise(owner);
    if (owner.changes(field.name())) {
      throw new NotEvaluable("it reads '" + field.name() + "', which is not constant");
    }
    Object value = owner.statics().get(field.name());
    return value == Unset.UNSET ? JvmTypes.initial(field.descriptor()) : value;
  }

  /** Sets a static field. */
  void putStatic(Member field, @Nullable Object value) {
    ClassCode owner = find(field.owner());
    if (owner != null) {
      owner.statics().put(field.name(), value);
    }
  }

  private void initialise(ClassCode type) {
    if (!type.enter()) {
      return;
    }
    MethodCode code = type.method("<clinit>", "()V");
    try {
      if (code != null) {
        run(code, List.of());
      }
    } catch (NotEvaluable failure) {
      // The constants of an enum come first, and are often known by now.
      type.fail(failure.reason());
    }
  }

  /** What a static method gives. */
  @Nullable Object callStatic(Member method, List<@Nullable Object> arguments) throws NotEvaluable {
    if (method.owner().equals("java/lang/Enum")
        && arguments.size() == 2
        && arguments.get(0) instanceof Type type) {
      String name = String.valueOf(Unknown.known(arguments.get(1)));
      return staticField(new Member(type.getInternalName(), name, type.getDescriptor()));
    }
    ClassCode owner = find(method.owner());
    if (owner == null) {
      return callLibrary(method, null, arguments);
    }
    initialise(owner);
    MethodCode code = resolve(owner, method);
    if (code == null) {
      throw new NotEvaluable("it calls '" + method.name() + "'");
    }
    return run(code, arguments);
  }

  /**
   * What a method of an object gives.
   *
   * @param from the internal name of the class whose method is taken, or that of a class above
   */
  @Nullable Object call(
      String from, Member method, @Nullable Object receiver, List<@Nullable Object> arguments)
      throws NotEvaluable {
    if (!(receiver instanceof Instance instance)) {
      return callLibrary(method, Unknown.known(receiver), arguments);
    }
    ClassCode type = find(from);
    MethodCode code = type == null ? null : resolve(type, method);
    if (code == null) {
      return JvmTypes.toMachine(
          instance.inherited(method.name(), arguments),
          Type.getReturnType(method.descriptor()).getDescriptor());
    }
    List<@Nullable Object> all = new ArrayList<>();
    all.add(instance);
    all.addAll(arguments);
    return run(code, all);
  }

  /** What the method called {@code name}, which has no parameters, gives of an object. */
  @Nullable Object call(Instance instance, String name) throws NotEvaluable {
    String descriptor = "()Ljava/lang/Object;";
    for (ClassCode type : hierarchy(instance.type())) {
      String found = type.accessor(name);
      if (found != null) {
        descriptor = found;
        break;
      }
    }
    Object value =
        call(instance.type(), new Member(instance.type(), name, descriptor), instance, List.of());
    return JvmTypes.toJava(value, Type.getReturnType(descriptor).getDescriptor());
  }

  private @Nullable Object callLibrary(
      Member method, @Nullable Object receiver, List<@Nullable Object> arguments)
      throws NotEvaluable {
    List<@Nullable Object> java = new ArrayList<>();
    boolean makesText =
        List.of("java/lang/String", "java/lang/StringBuilder").contains(method.owner())
            || (method.owner().equals("java/util/Objects") && method.name().equals("toString"));
    for (Object argument : JvmTypes.toJava(arguments, method.descriptor())) {
      Object known = value(argument);
      java.add(makesText && known instanceof Instance ? text(known) : known);
    }
    String owner = method.owner().replace('/', '.');
    Object result =
        Library.call(
            owner, method.name(), receiver, java, JvmTypes.parameters(method.descriptor()));
    return JvmTypes.toMachine(result, Type.getReturnType(method.descriptor()).getDescriptor());
  }

  /** {@code value} as text, as {@code String.valueOf} has it. */
  String text(@Nullable Object value) throws NotEvaluable {
    if (value instanceof Instance instance) {
      Member method = new Member(instance.type(), "toString", "()Ljava/lang/String;");
      return String.valueOf(Unknown.known(call(instance.type(), method, instance, List.of())));
    }
    if (value instanceof Object[]) {
      throw new NotEvaluable("it makes a text of an array");
    }
    return String.valueOf(value(value));
  }

  private static @Nullable Object value(@Nullable Object value) throws NotEvaluable {
    if (value instanceof Type) {
      throw new NotEvaluable("it uses a class as a value");
    }
    return Unknown.known(value);
  }

  private @Nullable MethodCode resolve(ClassCode type, Member method) {
    for (ClassCode each : hierarchy(type.name())) {
      MethodCode code = each.method(method.name(), method.descriptor());
      if (code != null && code.hasCode()) {
        return code;
      }
    }
    return null;
  }

  /** A class, its superclasses, and then the interfaces of all of them. */
  private Collection<ClassCode> hierarchy(String name) {
    Map<String, ClassCode> found = new LinkedHashMap<>();
    for (ClassCode each = find(name); each != null; each = above(each)) {
      if (found.put(each.name(), each) != null) {
        break;
      }
    }
    for (ClassCode each : List.copyOf(found.values())) {
      addInterfaces(each, found);
    }
    return found.values();
  }

  private void addInterfaces(ClassCode type, Map<String, ClassCode> found) {
    for (String name : type.interfaces()) {
      ClassCode parent = found.containsKey(name) ? null : find(name);
      if (parent != null) {
        found.put(name, parent);
        addInterfaces(parent, found);
      }
    }
  }

  /** The superclass, if it can be seen. */
  @Nullable ClassCode above(ClassCode type) {
    String name = type.superclass();
    return name == null ? null : find(name);
  }

  private @Nullable Object run(MethodCode code, List<@Nullable Object> arguments)
      throws NotEvaluable {
    steps.enter();
    try {
      return new Frame(this, code, arguments).run();
    } finally {
      steps.leave();
    }
  }
}
