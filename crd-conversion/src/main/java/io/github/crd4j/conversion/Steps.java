package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.Step;
import java.util.List;
import java.util.stream.Stream;

/** Paths below something, as lists of steps. */
final class Steps {
  private Steps() {}

  static List<Step> of(List<? extends Step> first, List<? extends Step> rest) {
    return Stream.<Step>concat(first.stream(), rest.stream()).toList();
  }
}
