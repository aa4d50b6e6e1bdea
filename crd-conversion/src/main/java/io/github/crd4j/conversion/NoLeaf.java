package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.KeptTree;
import io.github.crd4j.conversion.kept.Step;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A part of a kept value that is given up on purpose. */
final class NoLeaf extends Leaves {

  @Override
  public Leaves nullable() {
    return this;
  }

  @Override
  void split(JsonNode value, Position position) {
    // Given up.
  }

  @Override
  @Nullable JsonNode join(@Nullable JsonNode present, KeptTree kept) {
    return present;
  }

  @Override
  boolean accepts(List<Step> path, JsonNode value) {
    return false;
  }
}
