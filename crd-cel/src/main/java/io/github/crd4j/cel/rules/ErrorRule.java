package io.github.crd4j.cel.rules;

import io.github.crd4j.cel.compile.CheckError;
import org.jspecify.annotations.Nullable;

/** A rule that explains errors of the parser or type checker. */
abstract class ErrorRule extends CelRule {

  /** What {@code error} means, or null if this rule is not about such errors. */
  abstract @Nullable Problem explain(CheckError error, ExpressionPlace place);
}
