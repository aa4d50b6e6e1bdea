package io.github.crd4j.processor.jackson;

import java.util.HashSet;
import java.util.Set;

/**
 * The names that Jackson reads and throws away.
 *
 * @param ofMembers those of members that are ignored or read only
 * @param ofClass those that {@code @JsonIgnoreProperties} on the class lists
 */
record IgnoredNames(Set<String> ofMembers, Set<String> ofClass) {

  IgnoredNames(Set<String> ofClass) {
    this(new HashSet<>(), ofClass);
  }

  boolean contains(String name) {
    return ofMembers.contains(name) || ofClass.contains(name);
  }
}
