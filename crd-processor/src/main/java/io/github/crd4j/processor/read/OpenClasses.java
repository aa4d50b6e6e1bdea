package io.github.crd4j.processor.read;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import javax.lang.model.element.TypeElement;

/** The classes that are being read, outermost first, to notice when one contains itself. */
final class OpenClasses {

  /** How often a class may occur in itself with other type arguments each time. */
  private static final int MAX_NESTED = 12;

  /** A package, with its last dot, before the name of a class. */
  private static final Pattern QUALIFIER = Pattern.compile("\\b(?:\\w+\\.)+(?=\\w)");

  private final Reading reading;
  private final Map<String, Place> open = new LinkedHashMap<>();

  OpenClasses(Reading reading) {
    this.reading = reading;
  }

  boolean isEmpty() {
    return open.isEmpty();
  }

  boolean contains(String type) {
    return open.containsKey(type);
  }

  void add(String type, Place place) {
    open.putIfAbsent(type, place);
  }

  void remove(String type) {
    open.remove(type);
  }

  /** Whether {@code element} grows with each time that it contains itself. */
  boolean isEndless(TypeElement element) {
    String name = element.getQualifiedName().toString();
    return open.keySet().stream()
            .filter(type -> type.equals(name) || type.startsWith(name + "<"))
            .count()
        >= MAX_NESTED;
  }

  /** Reports that {@code type} is open already and occurs again at {@code place}. */
  void reportCycle(String type, Place place) {
    List<String> cycle = new ArrayList<>();
    boolean inside = false;
    for (String each : open.keySet()) {
      inside |= each.equals(type);
      if (inside) {
        cycle.add(simple(each));
      }
    }
    cycle.add(simple(type));
    reading.report(
        SourceRule.RecursiveType,
        place.origin(),
        "'" + simple(type) + "' contains itself through " + place.name(),
        cycle.stream().collect(joining(" -> ")),
        "a CRD has no references, so its schema would be endless",
        "cut it: leave the property out with @JsonIgnore, or make it 'Object'");
  }

  private static String simple(String type) {
    return QUALIFIER.matcher(type).replaceAll("");
  }
}
