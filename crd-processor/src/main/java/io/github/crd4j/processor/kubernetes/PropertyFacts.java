package io.github.crd4j.processor.kubernetes;

import io.github.crd4j.json.JsonValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What Kubernetes says of one property of a type.
 *
 * @param required whether it must be there
 * @param listKeys the keys that tell the items of a list apart; null if they do not
 * @param set whether it is a list without doubles
 * @param mapType {@code atomic} or {@code granular}; null if it says neither
 * @param anyObject whether its value is an object with any content
 * @param format the format of the text, or of the texts in a list or map; null if it has none
 * @param values all values that the text, or the texts in a list or map, may have; empty for any
 * @param defaultValue what an absent value becomes; null if it stays absent
 */
public record PropertyFacts(
    boolean required,
    @Nullable List<String> listKeys,
    boolean set,
    @Nullable String mapType,
    boolean anyObject,
    @Nullable String format,
    List<String> values,
    @Nullable JsonValue defaultValue) {

  public PropertyFacts {
    listKeys = listKeys == null ? null : List.copyOf(listKeys);
    values = List.copyOf(values);
  }
}
