package io.github.crd4j.processor.evaluate.bytecode;

import io.github.crd4j.processor.classfile.ClassFiles;
import io.github.crd4j.processor.evaluate.EnumEvaluator;
import io.github.crd4j.processor.evaluate.Instance;
import io.github.crd4j.processor.evaluate.NotEvaluable;
import io.github.crd4j.processor.evaluate.Unknown;
import io.github.crd4j.processor.evaluate.bytecode.Instruction.Member;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** Works out the values of enums in class files from their byte code. */
public final class ClassFileEvaluator implements EnumEvaluator {

  private final Elements elements;
  private final ClassFiles files;

  public ClassFileEvaluator(ProcessingEnvironment environment) {
    elements = environment.getElementUtils();
    files = new ClassFiles(environment.getFiler(), elements);
  }

  @Override
  public Map<String, @Nullable Object> evaluate(TypeElement type, Element member)
      throws NotEvaluable {
    try {
      return values(type, member);
    } catch (IndexOutOfBoundsException | ClassCastException | IllegalArgumentException malformed) {
      // No compiler wrote it, or one that is newer than this.
      throw new NotEvaluable("its class file cannot be read");
    }
  }

  private Map<String, @Nullable Object> values(TypeElement type, Element member)
      throws NotEvaluable {
    Machine machine = new Machine(name -> files.bytes(name.replace('/', '.'), type));
    String owner = elements.getBinaryName(type).toString().replace('.', '/');
    ClassCode code = machine.find(owner);
    if (code == null) {
      throw new NotEvaluable("its class file is not to be found");
    }
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    for (String constant : code.constants()) {
      Object object =
          Unknown.known(machine.staticField(new Member(owner, constant, "L" + owner + ";")));
      if (!(object instanceof Instance instance)) {
        throw new NotEvaluable("'" + constant + "' is not to be seen");
      }
      values.put(constant, Unknown.known(value(machine, instance, code, member)));
    }
    return values;
  }

  private static @Nullable Object value(
      Machine machine, Instance instance, ClassCode code, Element member) throws NotEvaluable {
    String name = member.getSimpleName().toString();
    if (member.getKind() != ElementKind.FIELD) {
      return machine.call(instance, name);
    }
    String descriptor = code.fields().getOrDefault(name, "");
    Object value =
        instance.fields().containsKey(name)
            ? instance.fields().get(name)
            : JvmTypes.initial(descriptor);
    return JvmTypes.toJava(value, descriptor);
  }
}
