package io.github.crd4j.conversion.kept;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Kept values by their paths: what was kept for a value, and for the parts of it. */
public final class KeptTree {
  private static final KeptTree NOTHING = new KeptTree();

  private final Map<Step, KeptTree> children = new LinkedHashMap<>();
  private @Nullable JsonNode value;

  /** An empty tree. */
  public KeptTree() {}

  /** Adds a value; of two for one path the first stays. */
  public void add(KeptValue kept) {
    KeptTree tree = this;
    for (Step step : kept.path().steps()) {
      tree = tree.children.computeIfAbsent(step, s -> new KeptTree());
    }
    if (tree.value == null) {
      tree.value = kept.value();
    }
  }

  /** What was kept for this value as a whole. */
  public @Nullable JsonNode value() {
    return value;
  }

  /** What was kept for the parts. */
  public Map<Step, KeptTree> children() {
    return children;
  }

  /** Whether nothing was kept here. */
  public boolean isEmpty() {
    return value == null && children.isEmpty();
  }

  /** What was kept for one part; an empty tree if nothing. */
  public KeptTree child(Step step) {
    return children.getOrDefault(step, NOTHING);
  }

  /** What was kept some steps down; an empty tree if nothing. */
  public KeptTree child(List<? extends Step> steps) {
    KeptTree tree = this;
    for (Step step : steps) {
      tree = tree.child(step);
    }
    return tree;
  }
}
