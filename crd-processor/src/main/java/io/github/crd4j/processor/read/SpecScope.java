package io.github.crd4j.processor.read;

import java.util.function.Supplier;

/**
 * Whether what is being read belongs to the spec of a resource, which its users write and a program
 * must be able to read back; a status it only writes.
 */
final class SpecScope {

  private boolean inside;

  boolean isInside() {
    return inside;
  }

  /** What {@code reading} reads as part of the spec. */
  SchemaDraft inside(Supplier<SchemaDraft> reading) {
    boolean before = inside;
    inside = true;
    try {
      return reading.get();
    } finally {
      inside = before;
    }
  }
}
