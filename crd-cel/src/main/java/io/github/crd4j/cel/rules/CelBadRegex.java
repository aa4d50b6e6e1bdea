package io.github.crd4j.cel.rules;

import dev.cel.common.ast.CelExpr;
import io.github.crd4j.cel.compile.Compilation;
import io.github.crd4j.cel.compile.Trees;
import io.github.crd4j.cel.eval.Constants;
import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.StringValue;
import io.github.crd4j.regex.BadRegexException;
import io.github.crd4j.regex.GoRegex;
import io.github.crd4j.regex.RegexTooCostlyException;
import io.github.crd4j.regex.Regexes;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A regular expression that the API server cannot compile. */
final class CelBadRegex extends ExpressionRule {

  @Override
  void check(Compilation expression, Consumer<Problem> problems) {
    Trees.forEach(
        expression.checked().getExpr(),
        expr -> {
          if (expr.getKind() == CelExpr.ExprKind.Kind.CALL) {
            for (CelExpr regex : regexes(expr.call())) {
              checkRegex(expression, regex, problems);
            }
          }
        });
  }

  /** The arguments that are compiled before there is any data. */
  private static List<CelExpr> regexes(CelExpr.CelCall call) {
    List<CelExpr> regexes = new ArrayList<>();
    switch (call.function()) {
      case "matches" -> {
        // The server takes the first argument for the regex, also of the global function.
        if (Trees.isStringLiteral(call.args().get(0))) {
          regexes.add(call.args().get(0));
        }
        if (call.args().size() == 2) {
          regexes.add(call.args().get(1));
        }
      }
      case "find", "findAll" -> regexes.add(call.args().get(0));
      default -> {}
    }
    return regexes;
  }

  private void checkRegex(Compilation expression, CelExpr expr, Consumer<Problem> problems) {
    try {
      if (Constants.fold(expression, expr) instanceof StringValue regex) {
        GoRegex unused = new Regexes().compile(regex.value());
      }
    } catch (BadRegexException e) {
      int offset = Source.offset(expression, expr);
      problems.accept(
          new Problem(
              id(),
              "a regular expression does not compile: " + e.getMessage(),
              offset,
              Source.lengthAt(expression.text(), offset),
              List.of("the API server uses RE2, which has no lookaround and no backreferences"),
              "error parsing regexp: " + e.getMessage(),
              List.of()));
    } catch (RegexTooCostlyException e) {
      // No value will be matched with it either.
    } catch (EvalError e) {
      // The constant itself is wrong, which is another rule's business.
    }
  }
}
