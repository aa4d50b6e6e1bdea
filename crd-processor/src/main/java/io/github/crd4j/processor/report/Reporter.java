package io.github.crd4j.processor.report;

import io.github.crd4j.processor.mirror.Origin;
import io.github.crd4j.rules.Finding;

/** Takes findings together with their place in Java. */
public interface Reporter {

  void report(Finding finding, Origin origin);
}
