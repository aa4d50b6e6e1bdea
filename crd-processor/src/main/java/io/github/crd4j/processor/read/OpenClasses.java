package io.github.crd4j.processor.read;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javax.lang.model.element.TypeElement;

/**
 * The classes that are being read, outermost first, to notice when one contains itself.
 *
 * <p>Below a member that may contain its class again, classes are looked for only from there on.
 */
final class OpenClasses {

  /** How often a class may occur in itself with other type arguments each time. */
  private static final int MAX_NESTED = 12;

  /** A package, with its last dot, before the name of a class. */
  private static final Pattern QUALIFIER = Pattern.compile("\\b(?:\\w+\\.)+(?=\\w)");

  private final Reading reading;
  private final List<String> open = new ArrayList<>();

  /** How many classes were open at each member that may contain its class again. */
  private final List<Integer> cuts = new ArrayList<>();

  OpenClasses(Reading reading) {
    this.reading = reading;
  }

  boolean isEmpty() {
    return open.isEmpty();
  }

  boolean contains(String type) {
    return sinceCut().contains(type);
  }

  void add(String type) {
    open.add(type);
  }

  /** Forgets the class that was added last. */
  void removeLast() {
    open.remove(open.size() - 1);
  }

  /** From now on classes may occur that are already open. */
  void cut() {
    cuts.add(open.size());
  }

  /** Undoes the last {@link #cut()}. */
  void join() {
    cuts.remove(cuts.size() - 1);
  }

  private List<String> sinceCut() {
    return cuts.isEmpty() ? open : open.subList(cuts.get(cuts.size() - 1), open.size());
  }

  /** Whether {@code element} grows with each time that it contains itself. */
  boolean isEndless(TypeElement element) {
    String name = element.getQualifiedName().toString();
    return sinceCut().stream()
            .filter(type -> type.equals(name) || type.startsWith(name + "<"))
            .count()
        >= MAX_NESTED;
  }

  /** Reports that {@code type} is open already and occurs again at {@code place}. */
  void reportCycle(String type, Place place) {
    List<String> cycle = new ArrayList<>();
    boolean inside = false;
    for (String each : sinceCut()) {
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
        "say how deep with @Recursive(depth = 3), leave the property out with @JsonIgnore, or make"
            + " it 'Object'");
  }

  private static String simple(String type) {
    return QUALIFIER.matcher(type).replaceAll("");
  }
}
