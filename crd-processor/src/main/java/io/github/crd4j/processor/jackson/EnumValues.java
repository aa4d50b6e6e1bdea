package io.github.crd4j.processor.jackson;

import io.github.crd4j.json.JsonValue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * The JSON of an enum's constants.
 *
 * @param form what kind of JSON they are
 * @param type the type of the {@code @JsonValue}, or of the parameter of a creator; null if there
 *     is neither
 * @param constants in the order of their declaration
 * @param problems what only running code could tell
 */
public record EnumValues(
    Form form, @Nullable TypeMirror type, List<Constant> constants, List<BeanProblem> problems) {

  public EnumValues {
    constants = List.copyOf(constants);
    problems = List.copyOf(problems);
  }

  /**
   * With the constants in the order of {@code names}.
   *
   * @param names the Java names of all constants; empty to leave them as they are
   */
  public EnumValues inOrder(List<String> names) {
    if (names.isEmpty()) {
      return this;
    }
    List<Constant> ordered = new ArrayList<>(constants);
    ordered.sort(
        Comparator.comparingInt(
            constant -> names.indexOf(constant.element().getSimpleName().toString())));
    return new EnumValues(form, type, ordered, problems);
  }

  /** Kinds of JSON for a constant. */
  public enum Form {
    /** A string: the constant's name, or one that annotations give. */
    NAME,
    /** An integer, from 0 on. */
    ORDINAL,
    /** The JSON of the type of its {@code @JsonValue}. */
    VALUE,
    /** An object of its getters, read by name only: see {@link BeanIntrospector#introspect}. */
    OBJECT
  }

  /**
   * One constant.
   *
   * @param value {@code JsonNull} if nothing is written; null if only running code could tell
   * @param aliases further strings that are read
   */
  public record Constant(VariableElement element, @Nullable JsonValue value, List<String> aliases) {
    public Constant {
      aliases = List.copyOf(aliases);
    }
  }
}
