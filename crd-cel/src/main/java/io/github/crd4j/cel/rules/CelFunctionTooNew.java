package io.github.crd4j.cel.rules;

import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.cel.compile.CheckError;
import io.github.crd4j.cel.compile.FunctionCatalogue.Overload;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** An expression calls a function that only newer API servers have than the oldest supported. */
final class CelFunctionTooNew extends ErrorRule {

  @Override
  @Nullable Problem explain(CheckError error, ExpressionPlace place) {
    if (!error.message().startsWith("undeclared reference to '")
        || !CelUnknownName.isCall(error.expr())) {
      return null;
    }
    String name = CelUnknownName.name(error.message());
    OptionalInt since =
        place.compiler().catalogue().overloads(name).stream().mapToInt(Overload::since).min();
    if (since.isEmpty()) {
      return null;
    }
    // New rules may use the environment of the release before.
    KubernetesVersion first = new KubernetesVersion(since.getAsInt() + 1);
    int start = Source.functionStart(place.text(), error.offset());
    return new Problem(
        id(),
        place.what()
            + " of "
            + place.owner()
            + " calls '"
            + name
            + "', which Kubernetes "
            + place.version()
            + " does not have",
        start,
        Source.lengthAt(place.text(), start),
        List.of("'" + name + "' may be used in new rules from Kubernetes " + first + " on"),
        "undeclared reference to '" + name + "'",
        List.of(
            "raise the oldest Kubernetes version to support to " + first + ", or do without it"));
  }
}
