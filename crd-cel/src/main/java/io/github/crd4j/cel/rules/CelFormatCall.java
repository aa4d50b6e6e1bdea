package io.github.crd4j.cel.rules;

import dev.cel.common.ast.CelExpr;
import dev.cel.common.types.CelKind;
import dev.cel.common.types.CelTypes;
import io.github.crd4j.cel.compile.Compilation;
import io.github.crd4j.cel.compile.Trees;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A call of {@code format} whose clauses do not fit its arguments.
 *
 * <p>Transliterated from {@code stringFormatValidator} in {@code
 * github.com/google/cel-go/ext/formatting.go}.
 */
final class CelFormatCall extends ExpressionRule {

  private static final Pattern CLAUSE = Pattern.compile("%(?:%|(\\.[0-9]*)?(.?))", Pattern.DOTALL);
  private static final Set<CelKind> TEXT =
      EnumSet.of(
          CelKind.LIST,
          CelKind.MAP,
          CelKind.INT,
          CelKind.UINT,
          CelKind.DOUBLE,
          CelKind.BOOL,
          CelKind.STRING,
          CelKind.TIMESTAMP,
          CelKind.BYTES,
          CelKind.DURATION,
          CelKind.TYPE,
          CelKind.NULL_TYPE);

  @Override
  void check(Compilation expression, Consumer<Problem> problems) {
    Trees.forEach(
        expression.checked().getExpr(),
        expr -> {
          if (isLiteralFormat(expression, expr)) {
            String problem = problem(expression, expr.call());
            if (problem != null) {
              problems.accept(problem(expression, expr, problem));
            }
          }
        });
  }

  private static boolean isLiteralFormat(Compilation expression, CelExpr expr) {
    return expr.getKind() == CelExpr.ExprKind.Kind.CALL
        && expr.call().function().equals("format")
        && expr.call().target().isPresent()
        && expression.overloads(expr).contains("string_format")
        && Trees.isStringLiteral(expr.call().target().get())
        && expr.call().args().get(0).getKind() == CelExpr.ExprKind.Kind.LIST;
  }

  private Problem problem(Compilation expression, CelExpr expr, String problem) {
    int offset = Source.offset(expression, expr);
    return new Problem(
        id(),
        "a format string does not fit its arguments: " + problem,
        offset,
        Source.lengthAt(expression.text(), offset),
        List.of(
            "clauses are %s %d %f %e %b %x %X %o, with a precision as in %.2f, and %% for a percent sign"),
        problem,
        List.of());
  }

  private static @Nullable String problem(Compilation expression, CelExpr.CelCall call) {
    String format = call.target().map(target -> target.constant().stringValue()).orElse("");
    List<CelExpr> arguments = call.args().get(0).list().elements();
    int used = 0;
    Matcher clause = CLAUSE.matcher(format);
    while (clause.find()) {
      if (clause.group().equals("%%")) {
        continue;
      }
      if (clause.group().equals("%")) {
        return "unexpected end of string";
      }
      if (used >= arguments.size()) {
        return "index " + used + " out of range";
      }
      String precision = clause.group(1);
      if (precision != null && !precision.matches("\\.[0-9]{1,9}")) {
        return "could not parse formatting clause: error while parsing precision";
      }
      if (clause.group(2).isEmpty()) {
        return "could not parse formatting clause: could not find end of precision specifier";
      }
      String mismatch = mismatch(expression, clause.group(2).charAt(0), arguments.get(used));
      if (mismatch != null) {
        return mismatch;
      }
      used++;
    }
    return used < arguments.size()
        ? "too many arguments supplied to string.format (expected "
            + used
            + ", got "
            + arguments.size()
            + ")"
        : null;
  }

  private static @Nullable String mismatch(Compilation expression, char clause, CelExpr argument) {
    Set<CelKind> kinds =
        switch (clause) {
          case 's' -> TEXT;
          case 'd', 'o' -> EnumSet.of(CelKind.INT, CelKind.UINT);
          case 'f', 'e' -> EnumSet.of(CelKind.DOUBLE, CelKind.STRING);
          case 'b' -> EnumSet.of(CelKind.INT, CelKind.UINT, CelKind.BOOL);
          case 'x', 'X' -> EnumSet.of(CelKind.INT, CelKind.UINT, CelKind.STRING, CelKind.BYTES);
          default -> EnumSet.noneOf(CelKind.class);
        };
    if (kinds.isEmpty()) {
      return "could not parse formatting clause: unrecognized formatting clause \"" + clause + "\"";
    }
    CelExpr culprit = unfit(expression, kinds, argument, clause == 's');
    return culprit == null
        ? null
        : "%" + clause + " does not take " + CelTypes.format(expression.type(culprit));
  }

  /** The part of {@code argument} that is of none of {@code kinds}, or null. */
  private static @Nullable CelExpr unfit(
      Compilation expression, Set<CelKind> kinds, CelExpr argument, boolean deep) {
    CelKind kind = expression.type(argument).kind();
    if (kind != CelKind.DYN && !kinds.contains(kind)) {
      return argument;
    }
    boolean literal =
        argument.getKind() == CelExpr.ExprKind.Kind.LIST
            || argument.getKind() == CelExpr.ExprKind.Kind.MAP;
    if (deep && literal) {
      for (CelExpr child : Trees.children(argument)) {
        CelExpr culprit = unfit(expression, kinds, child, true);
        if (culprit != null) {
          return culprit;
        }
      }
    }
    return null;
  }
}
