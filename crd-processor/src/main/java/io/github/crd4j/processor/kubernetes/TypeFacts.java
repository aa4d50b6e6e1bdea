package io.github.crd4j.processor.kubernetes;

import java.util.List;
import java.util.Map;

/**
 * What Kubernetes says of one of its types.
 *
 * @param definition its name, such as {@code core.v1.Container}
 * @param atomic whether one manager owns an object of it as a whole
 * @param itemKeys the keys of all lists of it that Kubernetes has; empty if they differ or there
 *     are none
 * @param properties the properties of which there is something to say, by name
 */
public record TypeFacts(
    String definition,
    boolean atomic,
    List<String> itemKeys,
    Map<String, PropertyFacts> properties) {

  public TypeFacts {
    itemKeys = List.copyOf(itemKeys);
    properties = Map.copyOf(properties);
  }
}
