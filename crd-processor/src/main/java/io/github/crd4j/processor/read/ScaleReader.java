package io.github.crd4j.processor.read;

import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Scale;
import io.github.crd4j.model.Schema;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Mirrors;
import io.github.crd4j.processor.report.CrdOrigins;
import io.github.crd4j.processor.resource.ResourceDeclaration;
import io.github.crd4j.rules.Suggestion;
import org.jspecify.annotations.Nullable;

/** From {@code @Scale} to the scale subresource of a version. */
final class ScaleReader {

  private static final String ANNOTATION = "io.github.crd4j.annotations.Scale";

  private final Reading reading;

  ScaleReader(Reading reading) {
    this.reading = reading;
  }

  @Nullable Scale read(
      ResourceDeclaration declaration, Schema root, FieldPath path, CrdOrigins origins) {
    AnnotationUse use = Mirrors.find(declaration.element(), ANNOTATION);
    if (use == null) {
      return null;
    }
    origins.place(path, use.origin());
    check(use, "specReplicasPath", "integer", root, path, origins);
    check(use, "statusReplicasPath", "integer", root, path, origins);
    if (!use.string("labelSelectorPath").isEmpty()) {
      check(use, "labelSelectorPath", "string", root, path, origins);
    }
    return new Scale(
        use.string("specReplicasPath"),
        use.string("statusReplicasPath"),
        use.string("labelSelectorPath"));
  }

  private void check(
      AnnotationUse use,
      String member,
      String type,
      Schema root,
      FieldPath path,
      CrdOrigins origins) {
    origins.place(path.field(member), use.origin(member));
    String jsonPath = use.string(member);
    JsonPathLookup.Result target = JsonPathLookup.find(jsonPath, root);
    if (target instanceof JsonPathLookup.Missing missing) {
      reading.report(
          SourceRule.ScalePathUnsuitable,
          use.origin(member),
          "the "
              + member
              + " '"
              + jsonPath
              + "' leads nowhere: there is no '"
              + missing.name()
              + "'"
              + (missing.holder().isEmpty() ? "" : " in '" + missing.holder() + "'")
              + Suggestion.didYouMean(missing.name(), missing.siblings()),
          "fields there: " + String.join(", ", missing.siblings()),
          "kubectl scale and autoscalers would not work");
    } else if (target instanceof JsonPathLookup.Found found && !found.schema().isType(type)) {
      reading.report(
          SourceRule.ScalePathUnsuitable,
          use.origin(member),
          "the "
              + member
              + " '"
              + jsonPath
              + "' leads to "
              + Applicability.aKind(found.schema())
              + ", but must lead to "
              + (type.equals("integer") ? "an integer" : "a string"),
          "kubectl scale and autoscalers would not work");
    }
  }
}
