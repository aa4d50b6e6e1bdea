package io.github.crd4j.cel.eval;

import io.github.crd4j.cel.compile.Compilation;
import io.github.crd4j.cel.compile.Trees;
import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.Value;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A checked expression made ready to be evaluated often.
 *
 * @param compilation without errors
 * @param constants the values of expressions that are known without data, by id
 */
public record Program(Compilation compilation, Map<Long, Value> constants) {

  /** The program of {@code compilation}, or null if a constant in it cannot be computed. */
  public static @Nullable Program of(Compilation compilation) {
    Map<Long, Value> constants = new HashMap<>();
    try {
      Trees.forEach(
          compilation.checked().getExpr(),
          expr -> {
            Value value = Constants.fold(compilation, expr);
            if (value != null) {
              constants.put(expr.id(), value);
            }
          });
    } catch (EvalError e) {
      return null;
    }
    return new Program(compilation, Map.copyOf(constants));
  }

  /** Whether the expression compares with the value before an update. */
  public boolean usesOldSelf() {
    return compilation.usesOldSelf();
  }
}
