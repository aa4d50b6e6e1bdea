package io.github.crd4j.cel.rules;

import io.github.crd4j.cel.compile.CheckError;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An expression that is nested or chained more deeply than can be checked. */
final class CelTooDeep extends ErrorRule {

  @Override
  @Nullable Problem explain(CheckError error, ExpressionPlace place) {
    String message = error.message();
    if (!error.syntax()
        || !(message.contains("recursion")
            || message.contains("code point")
            || message.contains("too many optMap"))) {
      return null;
    }
    return new Problem(
        id(),
        place.what() + " of " + place.owner() + " is too large to be checked",
        Math.min(error.offset(), place.text().length()),
        1,
        List.of(message),
        "an expression has at most 100000 code points and nests at most 250 levels",
        List.of("split it into several rules"));
  }
}
