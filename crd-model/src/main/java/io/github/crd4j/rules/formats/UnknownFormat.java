package io.github.crd4j.rules.formats;

import io.github.crd4j.admission.Formats;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.Suggestion;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** A format that the API server does not know for the type is ignored. */
public final class UnknownFormat implements Rule {

  private static final List<String> SPELLED =
      List.of("date-time", "k8s-short-name", "k8s-long-name");

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.FORMAT);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    String format = node.schema().format();
    String type = node.schema().type() == null ? "" : node.schema().type();
    // In logical operators the type is that of the node around them.
    if (format == null
        || (type.isEmpty() ? Formats.isKnown(format) : Formats.isRecognized(type, format))) {
      return;
    }
    List<String> known =
        switch (type) {
          case "integer" -> List.of("int32", "int64");
          case "number" -> List.of("float", "double");
          case "", "string" ->
              Stream.concat(
                      SPELLED.stream(),
                      Formats.names().stream().filter(name -> !name.matches("datetime|k8s.*")))
                  .toList();
          default -> List.of();
        };
    report.warning(
        node.at(Keyword.FORMAT),
        "format '"
            + format
            + "' of "
            + node.displayName()
            + " means nothing"
            + (type.isEmpty() ? "" : " on type " + type)
            + Suggestion.didYouMean(format, known),
        "the API server warns: unrecognized format \"" + format + "\"",
        known.isEmpty() ? "remove it" : "formats for this type are " + String.join(", ", known));
  }
}
