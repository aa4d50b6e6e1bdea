package io.github.crd4j.processor.read;

import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.ArrayList;
import java.util.List;

/**
 * A member that an annotation singles out for the whole resource, as a column, a selectable field
 * or a part of a conversion.
 *
 * @param steps names of properties from the schema that holds the mark, and {@link #ELEMENTS} where
 *     the path goes into a list or map
 * @param use the annotation
 */
public record Mark(List<String> steps, AnnotationUse use) {

  /** The step into every item of a list or value of a map. */
  public static final String ELEMENTS = "[]";

  public Mark {
    steps = List.copyOf(steps);
  }

  Mark(String property, AnnotationUse use) {
    this(List.of(property), use);
  }

  /** The simple JSON path, such as {@code .status.phase}; steps into lists are left out. */
  public String path() {
    StringBuilder path = new StringBuilder();
    steps.stream()
        .filter(step -> !step.equals(ELEMENTS))
        .forEach(step -> path.append('.').append(step));
    return path.toString();
  }

  /** Whether the path leads to one value: false below a list or map. */
  public boolean single() {
    return !steps.contains(ELEMENTS);
  }

  Mark below(String property) {
    List<String> longer = new ArrayList<>();
    longer.add(property);
    longer.addAll(steps);
    return new Mark(longer, use);
  }

  Mark inMany() {
    return below(ELEMENTS);
  }
}
