package io.github.crd4j.cel.rules;

import io.github.crd4j.cel.compile.CheckError;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An expression that is no CEL. */
final class CelSyntax extends ErrorRule {

  @Override
  @Nullable Problem explain(CheckError error, ExpressionPlace place) {
    if (!error.syntax()) {
      return null;
    }
    String text = place.text();
    int offset = Math.min(error.offset(), text.length());
    String found =
        offset >= text.length()
            ? "ends too early"
            : "does not parse at '"
                + text.substring(offset, offset + Source.lengthAt(text, offset))
                + "'";
    return new Problem(
        id(),
        place.what() + " of " + place.owner() + " " + found,
        offset,
        Source.lengthAt(text, offset),
        List.of(error.message()),
        "compilation failed: Syntax error",
        List.of());
  }
}
