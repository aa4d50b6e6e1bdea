package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.mirror.Origin;
import java.util.List;

/**
 * Something about a class that Jackson refuses at run time, or that only running code could tell.
 *
 * @param kind what kind of problem
 * @param origin where in the class
 * @param message one sentence in the style of a finding
 * @param details facts, consequence and fix, a line each
 */
public record BeanProblem(Kind kind, Origin origin, String message, List<String> details) {

  public BeanProblem {
    details = List.copyOf(details);
  }

  /** Kinds of problem, from worst to mildest. */
  public enum Kind {
    /** Jackson fails on every object of the class. */
    FAILS,
    /** Jackson writes the class but cannot read it. */
    UNREADABLE,
    /** Only running code could tell what the JSON is. */
    UNDECIDABLE,
    /** The JSON does not survive being read and written. */
    LOSSY
  }
}
