package io.github.crd4j.rules.names;

import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** All annotations of an object together have a limit. */
public final class AnnotationsTooLarge implements Rule {

  /** In bytes. */
  public static final int LIMIT = 262_144;

  /** The size of all annotations together, in bytes. */
  public static long size(Crd crd) {
    long size = 0;
    for (Map.Entry<String, String> annotation : crd.annotations().entrySet()) {
      size += bytes(annotation.getKey()) + bytes(annotation.getValue());
    }
    return size;
  }

  @Override
  public void check(Crd crd, Report report) {
    long size = size(crd);
    if (size > LIMIT) {
      report.error(
          FieldPath.of("metadata", "annotations"),
          "the annotations have " + size + " bytes",
          "the API server answers: Too long: may not be more than " + LIMIT + " bytes");
    }
  }

  private static long bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
