package io.github.crd4j.cel.rules;

import io.github.crd4j.cel.compile.CheckError;
import io.github.crd4j.rules.Suggestion;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An expression calls a function that no version of the API server has. */
final class CelUnknownFunction extends ErrorRule {

  @Override
  @Nullable Problem explain(CheckError error, ExpressionPlace place) {
    if (!error.message().startsWith("undeclared reference to '")
        || !CelUnknownName.isCall(error.expr())) {
      return null;
    }
    String name = CelUnknownName.name(error.message());
    int start = Source.functionStart(place.text(), error.offset());
    List<String> known =
        place.compiler().catalogue().names(place.compiler().environmentMinor()).stream()
            .filter(function -> Source.isNamePart(function.charAt(0)))
            .toList();
    return new Problem(
        id(),
        place.what()
            + " of "
            + place.owner()
            + " calls the unknown function '"
            + name
            + "'"
            + Suggestion.didYouMean(name, known),
        start,
        Source.lengthAt(place.text(), start),
        List.of(),
        "undeclared reference to '" + name + "'",
        List.of());
  }
}
