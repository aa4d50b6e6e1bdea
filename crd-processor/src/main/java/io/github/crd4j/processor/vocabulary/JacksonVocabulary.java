package io.github.crd4j.processor.vocabulary;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.List;
import java.util.Map;

/**
 * What Jackson's annotations say of a schema, beyond names and shapes, which are another matter.
 */
final class JacksonVocabulary implements Vocabulary {

  private static final String PACKAGE = "com.fasterxml.jackson.annotation.";

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
    if (!text.isEmpty()) {
      // Jackson itself never reads it, and some write a long as they do in Java.
      if (text.matches("-?\\d+[lL]")) {
        text = text.substring(0, text.length() - 1);
      }
      to.say(new TextStatement(Keyword.DEFAULT, List.of(text), use, "defaultValue"));
    }
  }
}
