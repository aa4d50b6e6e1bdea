package io.github.crd4j.cel.compile;

import dev.cel.common.CelAbstractSyntaxTree;
import dev.cel.common.ast.CelExpr;
import dev.cel.common.ast.CelReference;
import dev.cel.common.types.CelType;
import dev.cel.common.types.SimpleType;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An expression after parsing and type checking.
 *
 * @param text what was compiled
 * @param ast the checked tree, null if there are errors
 * @param errors why there is no tree
 * @param protobuf whether the errors may come from types of Protocol Buffers, which the server has
 *     and we do not
 */
public record Compilation(
    String text, @Nullable CelAbstractSyntaxTree ast, List<CheckError> errors, boolean protobuf) {

  public Compilation {
    errors = List.copyOf(errors);
  }

  /**
   * The checked tree.
   *
   * @throws IllegalStateException if there is none
   */
  public CelAbstractSyntaxTree checked() {
    if (ast == null) {
      throw new IllegalStateException("'" + text + "' does not compile");
    }
    return ast;
  }

  /** The type of {@code expr}, which stands in the checked tree; dyn where the checker has none. */
  public CelType type(CelExpr expr) {
    return checked().getType(expr.id()).orElse(SimpleType.DYN);
  }

  /** The overloads that may be meant by the call {@code expr}. */
  public List<String> overloads(CelExpr expr) {
    CelReference reference = checked().getReferenceMap().get(expr.id());
    return reference == null ? List.of() : reference.overloadIds();
  }

  /** What the name {@code expr} refers to, or null if it is no name. */
  public @Nullable String referenceName(CelExpr expr) {
    CelReference reference = checked().getReferenceMap().get(expr.id());
    return reference == null || reference.name().isEmpty() ? null : reference.name();
  }

  /** Whether {@code oldSelf} occurs, which makes a rule a transition rule. */
  public boolean usesOldSelf() {
    return checked().getReferenceMap().values().stream()
        .anyMatch(ref -> ref.name().equals(Compiler.OLD_SELF));
  }

  /** Where {@code expr} starts or, for calls and selections, where its sign stands. */
  public int offset(CelExpr expr) {
    return Optional.ofNullable(checked().getSource().getPositionsMap().get(expr.id()))
        .map(codePoints -> Positions.utf16(text, codePoints))
        .orElse(0);
  }
}
