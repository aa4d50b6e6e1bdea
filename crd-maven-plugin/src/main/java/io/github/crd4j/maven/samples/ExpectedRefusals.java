package io.github.crd4j.maven.samples;

import io.github.crd4j.yaml.YamlDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What comments in a file of samples expect: {@code # crd4j: refused "Too long"}, with or without a
 * text, anywhere in the document that they are about.
 */
final class ExpectedRefusals {

  private static final Pattern COMMENT =
      Pattern.compile("(?:.*\\s)?#\\s*crd4j:\\s*refused(?:\\s+\"(.*)\")?\\s*");

  private final NavigableMap<Integer, List<String>> textsByStart = new TreeMap<>();

  ExpectedRefusals(String text) {
    List<String> texts = new ArrayList<>();
    textsByStart.put(0, texts);
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      if (line.startsWith("---")) {
        texts = new ArrayList<>();
        textsByStart.put(number, texts);
      }
      // Most lines have no comment, and the expression takes long to find that out.
      Matcher comment = line.indexOf('#') < 0 ? null : COMMENT.matcher(line);
      if (comment != null && comment.matches()) {
        texts.add(comment.group(1) == null ? "" : comment.group(1));
      }
    }
  }

  /**
   * The texts that refusals of {@code document} must have, empty ones where none is given; none if
   * no refusal is expected.
   */
  List<String> of(YamlDocument document) {
    return textsByStart.floorEntry(document.start().line()).getValue();
  }
}
