package io.github.crd4j.processor.lint;

import io.github.crd4j.rules.Finding;
import io.github.crd4j.yaml.Position;

/**
 * Something that is wrong with a CRD, and where in which file.
 *
 * @param file as it was given, or below the directory that was given
 * @param position of the smallest part to blame
 * @param finding what is wrong
 */
public record LintFinding(String file, Position position, Finding finding) {

  /** The place as build tools link it: {@code topics.yaml:[3,5]}. */
  public String location() {
    return file + ":" + position;
  }

  /** The id and the message, then one indented line per detail. */
  public String text() {
    StringBuilder text = new StringBuilder(finding.headline());
    finding.details().forEach(line -> text.append("\n  ").append(line));
    return text.toString();
  }
}
