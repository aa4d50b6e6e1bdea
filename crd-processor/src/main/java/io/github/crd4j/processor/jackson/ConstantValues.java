package io.github.crd4j.processor.jackson;

import io.github.crd4j.json.JsonValue;
import io.github.crd4j.processor.evaluate.ConstantJson;
import io.github.crd4j.processor.evaluate.EnumEvaluator;
import io.github.crd4j.processor.evaluate.NotEvaluable;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** The JSON of what a member of an enum gives for its constants. */
final class ConstantValues {

  private static final Set<String> PLAIN =
      Set.of(
          "java.lang.String",
          "java.lang.CharSequence",
          "java.lang.Character",
          "java.lang.Boolean",
          "java.lang.Number",
          "java.lang.Byte",
          "java.lang.Short",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Float",
          "java.lang.Double",
          "java.lang.Comparable",
          "java.lang.Object");

  private final EnumEvaluator evaluator;

  ConstantValues(EnumEvaluator evaluator) {
    this.evaluator = evaluator;
  }

  /** Whether values of {@code type} are texts, numbers or booleans, or may be. */
  static boolean isPlain(TypeMirror type) {
    return type.getKind().isPrimitive()
        || type.getKind() == TypeKind.TYPEVAR
        || (type instanceof DeclaredType declared
            && PLAIN.contains(((TypeElement) declared.asElement()).getQualifiedName().toString()));
  }

  /**
   * The JSON by the names of the constants.
   *
   * @throws NotEvaluable if only running code could tell one of them
   */
  Map<String, JsonValue> of(BeanClass bean, Member member) throws NotEvaluable {
    Map<String, JsonValue> values = new HashMap<>();
    for (Map.Entry<String, @Nullable Object> each :
        evaluator.evaluate(bean.element(), member.element()).entrySet()) {
      JsonValue json = ConstantJson.of(each.getValue());
      if (json == null) {
        throw new NotEvaluable("it gives an object");
      }
      values.put(each.getKey(), json);
    }
    return values;
  }
}
