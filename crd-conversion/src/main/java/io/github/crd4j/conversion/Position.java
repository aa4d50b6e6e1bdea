package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.KeptSink;
import io.github.crd4j.conversion.kept.KeptTree;
import io.github.crd4j.conversion.kept.Path;
import io.github.crd4j.conversion.kept.Step;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * Where a conversion is.
 *
 * @param source the version that it comes from
 * @param path to the value in the source
 * @param kept what was kept for the value in the target
 * @param sink takes what the target has no field for
 */
record Position(Side source, Path path, KeptTree kept, KeptSink sink) {
  Side target() {
    return source.other();
  }

  Position at(List<Step> sourceSteps, List<Step> targetSteps) {
    return new Position(source, path.then(sourceSteps), kept.child(targetSteps), sink);
  }

  Position at(Step sourceStep, Step targetStep) {
    return new Position(source, path.then(sourceStep), kept.child(targetStep), sink);
  }

  /** Keeps the value that is here for the way back. */
  void keep(JsonNode value) {
    sink.keep(path, value);
  }
}
