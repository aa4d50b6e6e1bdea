package io.github.crd4j.conversion.kept;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Where a value is in an object: the steps from the object down to it. */
public final class Path {
  /** The object itself. */
  public static final Path ROOT = new Path(null, null, 0);

  private final @Nullable Path parent;
  private final @Nullable Step step;
  private final int length;

  private Path(@Nullable Path parent, @Nullable Step step, int length) {
    this.parent = parent;
    this.step = step;
    this.length = length;
  }

  /** A path of these steps. */
  public static Path of(List<? extends Step> steps) {
    return ROOT.then(steps);
  }

  /** One step further. */
  public Path then(Step next) {
    return new Path(this, next, length + 1);
  }

  /** Some steps further. */
  public Path then(List<? extends Step> steps) {
    Path path = this;
    for (Step next : steps) {
      path = path.then(next);
    }
    return path;
  }

  /** The number of steps. */
  public int length() {
    return length;
  }

  /** From the object to the value. */
  public List<Step> steps() {
    List<Step> steps = new ArrayList<>(length);
    for (Path path = this; path.parent != null && path.step != null; path = path.parent) {
      steps.add(path.step);
    }
    Collections.reverse(steps);
    return steps;
  }

  /** The path without its first steps. */
  public Path after(int steps) {
    return of(steps().subList(steps, length));
  }

  ArrayNode json() {
    ArrayNode json = JsonNodeFactory.instance.arrayNode(length);
    steps().forEach(next -> json.add(next.json()));
    return json;
  }

  /** Reads what {@link #json} writes; empty if it is anything else. */
  static Optional<Path> read(JsonNode json) {
    if (!json.isArray()) {
      return Optional.empty();
    }
    Path path = ROOT;
    for (JsonNode element : json) {
      if (element.isString()) {
        path = path.then(new Step.Property(element.stringValue()));
      } else if (isKeys(element)) {
        path = path.then(Keys.of(element));
      } else {
        return Optional.empty();
      }
    }
    return Optional.of(path);
  }

  private static boolean isKeys(JsonNode element) {
    return element.isObject()
        && !element.isEmpty()
        && element.valueStream().allMatch(JsonNode::isValueNode);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Step next : steps()) {
      text.append(next instanceof Step.Property && !text.isEmpty() ? "." : "").append(next);
    }
    return text.toString();
  }
}
