package io.github.crd4j.model;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a value stands in a Kubernetes object, printed as the API server prints it: {@code
 * spec.versions[0].schema.openAPIV3Schema.properties[spec]}.
 *
 * <p>Transliterated from {@code k8s.io/apimachinery/pkg/util/validation/field.Path}: a field, an
 * index of a list and a key of a map are three kinds of step, of which the last is printed in
 * brackets too.
 */
public final class FieldPath {

  /** One step of a path. */
  public sealed interface Step permits Field, Index, Key {}

  /** Into the field {@code name} of an object with known fields. */
  public record Field(String name) implements Step {}

  /** Into the item {@code index} of a list, counted from 0. */
  public record Index(int index) implements Step {}

  /** Into the entry {@code key} of a map, such as {@code properties}. */
  public record Key(String key) implements Step {}

  /** The object itself. */
  public static final FieldPath ROOT = new FieldPath(null, new Field(""));

  private final @Nullable FieldPath parent;
  private final Step step;

  private FieldPath(@Nullable FieldPath parent, Step step) {
    this.parent = parent;
    this.step = step;
  }

  /** The path that descends from the root through {@code fields}. */
  public static FieldPath of(String... fields) {
    FieldPath path = ROOT;
    for (String field : fields) {
      path = path.field(field);
    }
    return path;
  }

  public FieldPath field(String name) {
    return new FieldPath(this, new Field(name));
  }

  public FieldPath index(int index) {
    return new FieldPath(this, new Index(index));
  }

  public FieldPath key(String key) {
    return new FieldPath(this, new Key(key));
  }

  /** This path followed by the steps of {@code rest}. */
  public FieldPath then(FieldPath rest) {
    FieldPath path = this;
    for (Step next : rest.steps()) {
      path = new FieldPath(path, next);
    }
    return path;
  }

  /** The path without its last step, or null for the root. */
  public @Nullable FieldPath parent() {
    return parent;
  }

  /** The last step. Of the root, an empty field. */
  public Step last() {
    return step;
  }

  /** The steps from the root, outermost first; none for the root. */
  public List<Step> steps() {
    Deque<Step> steps = new ArrayDeque<>();
    FieldPath path = this;
    while (path.parent != null) {
      steps.addFirst(path.step);
      path = path.parent;
    }
    return List.copyOf(steps);
  }

  /** Whether this is {@code prefix} or below it. */
  public boolean startsWith(FieldPath prefix) {
    int length = prefix.steps().size();
    return steps().size() >= length && steps().subList(0, length).equals(prefix.steps());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof FieldPath path && steps().equals(path.steps());
  }

  @Override
  public int hashCode() {
    return steps().hashCode();
  }

  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    for (Step step : steps()) {
      if (step instanceof Field field) {
        out.append(out.isEmpty() ? "" : ".").append(field.name());
      } else if (step instanceof Index index) {
        out.append('[').append(index.index()).append(']');
      } else if (step instanceof Key key) {
        out.append('[').append(key.key()).append(']');
      }
    }
    return out.toString();
  }
}
