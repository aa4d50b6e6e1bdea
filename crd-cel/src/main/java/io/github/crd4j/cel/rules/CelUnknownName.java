package io.github.crd4j.cel.rules;

import dev.cel.common.ast.CelExpr;
import io.github.crd4j.cel.compile.CheckError;
import io.github.crd4j.cel.compile.Compiler;
import io.github.crd4j.model.CelIdentifier;
import io.github.crd4j.rules.Suggestion;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** An expression uses a variable that does not exist. */
final class CelUnknownName extends ErrorRule {

  private static final String PREFIX = "undeclared reference to '";
  private static final Set<String> VARIABLES = Set.of(Compiler.SELF, Compiler.OLD_SELF);

  /** What other rule languages and other uses of CEL call the value that is checked. */
  private static final Set<String> FOREIGN =
      Set.of("this", "object", "root", "value", "it", "Self", "oldObject", "oldself", "old_self");

  @Override
  @Nullable Problem explain(CheckError error, ExpressionPlace place) {
    if (!error.message().startsWith(PREFIX) || isCall(error.expr())) {
      return null;
    }
    String name = name(error.message());
    int start = Math.min(error.offset(), Math.max(0, place.text().length() - 1));
    boolean field = place.self().fields().containsKey(String.valueOf(CelIdentifier.of(name)));
    String hint =
        field
            ? "; did you mean 'self." + CelIdentifier.of(name) + "'?"
            : FOREIGN.contains(name)
                ? "; did you mean '" + (name.startsWith("old") ? "oldSelf" : "self") + "'?"
                : Suggestion.didYouMean(name, VARIABLES);
    return new Problem(
        id(),
        place.what() + " of " + place.owner() + " uses the unknown name '" + name + "'" + hint,
        start,
        Source.lengthAt(place.text(), start),
        List.of("the only variables are self, oldSelf and those of loops around the expression"),
        "undeclared reference to '" + name + "'",
        List.of());
  }

  static boolean isCall(@Nullable CelExpr expr) {
    return expr != null && expr.getKind() == CelExpr.ExprKind.Kind.CALL;
  }

  static String name(String message) {
    int end = message.indexOf('\'', PREFIX.length());
    return message.substring(PREFIX.length(), end < 0 ? message.length() : end);
  }
}
