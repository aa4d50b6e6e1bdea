package io.github.crd4j.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A place in the objects of one version, from their root: {@code spec.ports[name=sql].port}.
 *
 * @param steps outermost first
 */
public record PlanPath(List<Step> steps) {

  /** One step of a path. */
  public sealed interface Step permits Property, Elements, Item {}

  /** Into the property {@code name} of an object. */
  public record Property(String name) implements Step {
    @Override
    public String toString() {
      return name;
    }
  }

  /** Into every item of a list, or every value of a map. */
  public record Elements() implements Step {
    @Override
    public String toString() {
      return "[]";
    }
  }

  /** Into the item of a list of type {@code map} that has these keys. */
  public record Item(Map<String, String> keys) implements Step {
    public Item {
      keys = java.util.Collections.unmodifiableMap(new TreeMap<>(keys));
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder("[");
      keys.forEach(
          (key, value) ->
              text.append(text.length() == 1 ? "" : ",").append(key).append('=').append(value));
      return text.append(']').toString();
    }
  }

  /** The object itself. */
  public static final PlanPath ROOT = new PlanPath(List.of());

  public PlanPath {
    steps = List.copyOf(steps);
  }

  /** The path of the property {@code name} of the object at this path. */
  public PlanPath property(String name) {
    return then(new Property(name));
  }

  /** The path of all items or values of the list or map at this path. */
  public PlanPath elements() {
    return then(new Elements());
  }

  private PlanPath then(Step step) {
    return then(new PlanPath(List.of(step)));
  }

  /** This path followed by {@code rest}. */
  public PlanPath then(PlanPath rest) {
    List<Step> longer = new ArrayList<>(steps);
    longer.addAll(rest.steps);
    return new PlanPath(longer);
  }

  public boolean isRoot() {
    return steps.isEmpty();
  }

  public int size() {
    return steps.size();
  }

  /** The last step; the path is not the root. */
  public Step last() {
    return steps.get(steps.size() - 1);
  }

  /** The path without its last step; the path is not the root. */
  public PlanPath parent() {
    return first(steps.size() - 1);
  }

  /** The first {@code count} steps. */
  public PlanPath first(int count) {
    return new PlanPath(steps.subList(0, count));
  }

  /** Whether this path is at or below {@code other}. */
  public boolean startsWith(PlanPath other) {
    return steps.size() >= other.steps.size()
        && steps.subList(0, other.steps.size()).equals(other.steps);
  }

  /** The steps below {@code other}, at or above which this path is not. */
  public PlanPath below(PlanPath other) {
    return new PlanPath(steps.subList(other.steps.size(), steps.size()));
  }

  /**
   * Reads a path as {@code @ConvertedFrom} has it, without a leading dot.
   *
   * @throws IllegalArgumentException if it cannot be read; the message is a part of a sentence
   */
  public static PlanPath parse(String text) {
    List<Step> steps = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      if (text.charAt(at) == '[') {
        int close = text.indexOf(']', at);
        if (close < 0) {
          throw new IllegalArgumentException("has no ']' after '" + text.substring(at) + "'");
        }
        steps.add(brackets(text.substring(at + 1, close)));
        at = close + 1;
      } else {
        if (at > 0 && text.charAt(at) == '.') {
          at++;
        }
        int end = at;
        while (end < text.length() && text.charAt(end) != '.' && text.charAt(end) != '[') {
          end++;
        }
        if (end == at) {
          throw new IllegalArgumentException("has a dot without a name after it");
        }
        steps.add(new Property(text.substring(at, end)));
        at = end;
      }
    }
    return new PlanPath(steps);
  }

  private static Step brackets(String inner) {
    if (inner.isEmpty() || inner.equals("*")) {
      return new Elements();
    }
    if (inner.startsWith("'") && inner.endsWith("'") && inner.length() > 2) {
      return new Property(inner.substring(1, inner.length() - 1));
    }
    Map<String, String> keys = new TreeMap<>();
    for (String pair : inner.split(",", -1)) {
      int equals = pair.indexOf('=');
      if (equals <= 0) {
        throw new IllegalArgumentException("has '[" + inner + "]', which is no key=value");
      }
      keys.put(pair.substring(0, equals).strip(), pair.substring(equals + 1).strip());
    }
    return new Item(keys);
  }

  /** The path as {@code @ConvertedFrom} takes it. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Step step : steps) {
      boolean dotted = step instanceof Property property && isPlain(property.name());
      if (step instanceof Property && !dotted) {
        text.append("['").append(step).append("']");
      } else {
        text.append(dotted && !text.isEmpty() ? "." : "").append(step);
      }
    }
    return text.toString();
  }

  private static boolean isPlain(String name) {
    return !name.isEmpty() && name.indexOf('.') < 0 && name.indexOf('[') < 0;
  }
}
