package io.github.crd4j.processor.resource;

import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.read.Reading;
import io.github.crd4j.processor.read.SourceRule;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads lists of {@code key=value}. */
final class KeyValues {

  private KeyValues() {}

  /** The pairs in the array {@code member}, each split at its first equals sign. */
  static Map<String, String> read(AnnotationUse use, String member, Reading reading) {
    Map<String, String> pairs = new TreeMap<>();
    List<String> texts = use.strings(member);
    for (int i = 0; i < texts.size(); i++) {
      String text = texts.get(i);
      int equals = text.indexOf('=');
      if (equals < 1) {
        reading.report(
            SourceRule.AnnotationValueInvalid,
            use.origin(member, i),
            "'" + text + "' in " + use.displayName() + " is no key=value",
            "write the key, an equals sign and the value, as \"team=storage\"");
      } else {
        pairs.put(text.substring(0, equals), text.substring(equals + 1));
      }
    }
    return pairs;
  }
}
