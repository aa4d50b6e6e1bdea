package io.github.crd4j.processor.classfile;

import com.sun.source.util.Trees;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Tells the types that javac has read from source by their trees. */
final class SourceTrees {

  private final Trees trees;

  private SourceTrees(Trees trees) {
    this.trees = trees;
  }

  /** Null if the compiler is not javac, or something stands between javac and the processor. */
  static @Nullable SourceTrees of(ProcessingEnvironment environment) {
    try {
      return new SourceTrees(Trees.instance(environment));
    } catch (IllegalArgumentException | LinkageError e) {
      return null;
    }
  }

  boolean contains(TypeElement type) {
    return trees.getTree(type) != null;
  }
}
