package io.github.crd4j.cel.rules;

import io.github.crd4j.cel.compile.Compilation;
import java.util.function.Consumer;

/** A rule about expressions that pass the type checker and are refused all the same. */
abstract class ExpressionRule extends CelRule {

  /** Tells {@code problems} what is wrong with {@code expression}. */
  abstract void check(Compilation expression, Consumer<Problem> problems);
}
