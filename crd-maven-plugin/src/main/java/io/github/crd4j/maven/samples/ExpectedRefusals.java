package io.github.crd4j.maven.samples;

import io.github.crd4j.yaml.YamlDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What comments in a file of samples expect: {@code # crd4j: refused "Too long"}, with or without a
 * text, anywhere in the document that they are about.
 */
final class ExpectedRefusals {

  private static final Pattern COMMENT =
      Pattern.compile("(?:.*\\s)?#\\s*crd4j:\\s*refused(?:\\s+\"(.*)\")?\\s*");

  private final List<String> lines;

  ExpectedRefusals(String text) {
    this.lines = text.lines().toList();
  }

  /**
   * The texts that refusals of {@code document} must have, empty ones where none is given; none if
   * no refusal is expected.
   */
  List<String> of(YamlDocument document) {
    int part = part(document.start().line() - 1);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Matcher comment = COMMENT.matcher(lines.get(i));
      if (comment.matches() && part(i) == part) {
        texts.add(comment.group(1) == null ? "" : comment.group(1));
      }
    }
    return texts;
  }

  /** How many documents begin before the line. */
  private int part(int line) {
    return (int) lines.subList(0, line + 1).stream().filter(l -> l.startsWith("---")).count();
  }
}
