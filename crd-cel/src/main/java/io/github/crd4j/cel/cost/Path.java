package io.github.crd4j.cel.cost;

import java.util.Arrays;
import java.util.List;

/**
 * Which part of {@code self} an expression reads: field names, {@code @items}, {@code @values},
 * {@code @keys}.
 *
 * <p>The server keeps paths in Go slices and grows them with {@code append}. Two paths that grow
 * out of the same one share its cells, so that the later one renames the earlier one's last step.
 * Estimates depend on it, so that it is copied here.
 */
final class Path {

  static final Path EMPTY = new Path(new String[0], 0);

  private final String[] cells;
  private final int length;

  private Path(String[] cells, int length) {
    this.cells = cells;
    this.length = length;
  }

  static Path of(String variable) {
    return new Path(new String[] {variable}, 1);
  }

  /** This path and one step more; may rename a path that was made so before. */
  Path append(String step) {
    if (length < cells.length) {
      cells[length] = step;
      return new Path(cells, length + 1);
    }
    String[] grown = Arrays.copyOf(cells, Math.max(1, 2 * cells.length));
    grown[length] = step;
    return new Path(grown, length + 1);
  }

  /** This path and one step more, with cells of its own. */
  Path copyAndAppend(String step) {
    return new Path(Arrays.copyOf(cells, length), length).append(step);
  }

  boolean isEmpty() {
    return length == 0;
  }

  /** The steps as they are named now. */
  List<String> steps() {
    return List.of(Arrays.copyOf(cells, length));
  }
}
