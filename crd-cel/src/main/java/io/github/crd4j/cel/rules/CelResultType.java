package io.github.crd4j.cel.rules;

import dev.cel.common.types.CelType;
import dev.cel.common.types.CelTypes;
import dev.cel.common.types.SimpleType;
import io.github.crd4j.cel.compile.Compilation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A rule that yields no boolean, or a message expression that yields no text. */
final class CelResultType extends CelRule {

  @Nullable Problem check(Compilation expression, ExpressionPlace place, boolean message) {
    CelType expected = message ? SimpleType.STRING : SimpleType.BOOL;
    CelType found = expression.type(expression.checked().getExpr());
    if (found.equals(expected)) {
      return null;
    }
    String name = found.name().startsWith("#") ? "an object" : CelTypes.format(found);
    return new Problem(
        id(),
        place.what()
            + " of "
            + place.owner()
            + " yields "
            + name
            + ", not "
            + CelTypes.format(expected),
        0,
        expression.text().length(),
        List.of(),
        message
            ? "messageExpression must evaluate to a string"
            : "cel expression must evaluate to a bool",
        found.equals(SimpleType.DYN)
            ? List.of(
                message
                    ? "convert it with string()"
                    : "a value of any type is no boolean yet; compare it with true")
            : List.of());
  }
}
