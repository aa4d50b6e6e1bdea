package io.github.crd4j.cli;

/** How results are printed. */
enum OutputFormat {
  /** For people: results on the standard output, messages on the standard error. */
  TEXT,
  /** For programs: one JSON object with results and messages on the standard output. */
  JSON;

  /** As it is typed. */
  @Override
  public String toString() {
    return this == TEXT ? "text" : "json";
  }
}
