package io.github.crd4j.processor.vocabulary;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * What Jackson's annotations say of a schema, beyond names and shapes, which are another matter.
 */
final class JacksonVocabulary implements Vocabulary {

  private static final String PACKAGE = "com.fasterxml.jackson.annotation.";

  /** Jackson itself never reads the text of a default, and some write it as they do in Java. */
  private static final Pattern JAVA_LONG = Pattern.compile("-?\\d+[lL]");

  @Override
  public Map<String, AnnotationReader> readers() {
    return Map.of(
        PACKAGE + "JsonPropertyDescription", JacksonVocabulary::describe,
        PACKAGE + "JsonClassDescription", JacksonVocabulary::describe,
        PACKAGE + "JsonProperty", JacksonVocabulary::property);
  }

  private static void describe(AnnotationUse use, Statements to) {
    to.say(Keyword.DESCRIPTION, use.string("value"), use, "value");
  }

  private static void property(AnnotationUse use, Statements to) {
    if (use.bool("required")) {
      to.require(use);
    }
    String text = use.string("defaultValue");
    if (JAVA_LONG.matcher(text).matches()) {
      text = text.substring(0, text.length() - 1);
    }
    if (!text.isEmpty()) {
      to.say(new TextStatement(Keyword.DEFAULT, List.of(text), use, "defaultValue"));
    }
  }
}
