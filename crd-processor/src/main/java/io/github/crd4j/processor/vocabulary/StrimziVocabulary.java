package io.github.crd4j.processor.vocabulary;

import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The annotations of Strimzi's {@code crd-generator}, {@code io.strimzi.crdgenerator.annotations}.
 *
 * <p>Those for its documentation alone, such as {@code @KubeLink} and {@code @AddedIn}, say nothing
 * of a schema.
 */
public final class StrimziVocabulary implements Vocabulary {

  /** Where its annotations are. */
  public static final String PACKAGE = "io.strimzi.crdgenerator.annotations.";

  /** Says in which versions a property is there at all. */
  public static final String PRESENT_IN_VERSIONS = PACKAGE + "PresentInVersions";

  @Override
  public Map<String, AnnotationReader> readers() {
    return Map.of(
        PACKAGE + "Description",
        StrimziVocabulary::description,
        PACKAGE + "Example",
        (use, to) -> to.say(Keyword.EXAMPLE, new JsonString(use.string("value")), use, "value"),
        PACKAGE + "Maximum",
        bound(Keyword.MAXIMUM),
        PACKAGE + "Minimum",
        bound(Keyword.MINIMUM),
        PACKAGE + "MinimumItems",
        StrimziVocabulary::minimumItems,
        PACKAGE + "OneOf",
        StrimziVocabulary::oneOf,
        PACKAGE + "Pattern",
        (use, to) -> to.say(Keyword.PATTERN, use.string("value"), use, "value"),
        PACKAGE + "Type",
        (use, to) -> to.say(Keyword.TYPE, use.string("value"), use, "value"));
  }

  private static AnnotationReader bound(Keyword<JsonNumber> keyword) {
    return (use, to) -> {
      Number value = use.number("value");
      if (value != null) {
        to.say(keyword, JsonNumber.of(value.longValue()), use, "value");
      }
    };
  }

  private static void minimumItems(AnnotationUse use, Statements to) {
    Number value = use.number("value");
    if (value != null) {
      to.say(Keyword.MIN_ITEMS, value.longValue(), use, "value");
    }
  }

  /** There a description is a sentence, whether its author has written the end of it or not. */
  private static void description(AnnotationUse use, Statements to) {
    String text = use.string("value").strip();
    boolean ends = text.endsWith(".") || text.endsWith("!") || text.endsWith("?");
    to.say(Keyword.DESCRIPTION, ends ? text : text + ".", use, "value");
  }

  private static void oneOf(AnnotationUse use, Statements to) {
    List<Schema> alternatives = new ArrayList<>();
    for (AnnotationUse alternative : use.annotations("value")) {
      Map<String, Schema> properties = new TreeMap<>();
      List<String> required = new ArrayList<>();
      for (AnnotationUse property : alternative.annotations("value")) {
        properties.put(property.string("value"), Schema.EMPTY);
        if (property.bool("required", true)) {
          required.add(property.string("value"));
        }
      }
      alternatives.add(
          Schema.builder()
              .set(Keyword.PROPERTIES, properties)
              .set(Keyword.REQUIRED, required.stream().sorted().toList())
              .build());
    }
    if (!alternatives.isEmpty()) {
      to.say(Keyword.ONE_OF, alternatives, use, "value");
    }
  }
}
