package io.github.crd4j.cel.cost;

import io.github.crd4j.cel.types.DeclType;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds how large values at a path may be in the type of {@code self}.
 *
 * <p>Transliterated from {@code sizeEstimator} in {@code
 * k8s.io/apiextensions-apiserver/pkg/apiserver/schema/cel/compilation.go}. The first step is taken
 * for self whatever it is.
 */
final class SizeLookup {

  private final DeclType self;
  private final Set<List<String>> found = new LinkedHashSet<>();

  SizeLookup(DeclType self) {
    this.self = self;
  }

  /** The size at {@code path}, or null if the path leads nowhere. */
  @Nullable Size find(Path path) {
    DeclType type = typeAt(path);
    return type == null ? null : Size.upTo(type.maxElements());
  }

  private @Nullable DeclType typeAt(Path path) {
    if (path.isEmpty()) {
      return null;
    }
    List<String> steps = path.steps().subList(1, path.steps().size());
    DeclType type = self;
    for (String step : steps) {
      DeclType next =
          switch (step) {
            case "@items", "@values" -> type.element();
            case "@keys" -> type.key();
            default -> type.fields().get(step);
          };
      if (next == null) {
        return null;
      }
      type = next;
    }
    found.add(steps);
    return type;
  }

  /** All paths below self at which a size was found. */
  Set<List<String>> found() {
    return Collections.unmodifiableSet(found);
  }
}
