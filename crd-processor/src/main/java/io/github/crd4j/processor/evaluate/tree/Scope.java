package io.github.crd4j.processor.evaluate.tree;

import com.sun.source.tree.ClassTree;
import io.github.crd4j.processor.evaluate.Instance;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * What names mean at a place in the source.
 *
 * @param owner the class around it
 * @param body the body of the constant around it; null if there is none
 * @param self {@code this}; null where there is none
 * @param variables parameters and local variables; Java forbids to hide them, so that blocks need
 *     none of their own
 */
record Scope(
    TypeElement owner,
    @Nullable ClassTree body,
    @Nullable Instance self,
    Map<String, @Nullable Object> variables) {

  /** The scope of what is static in {@code owner}. */
  static Scope of(TypeElement owner) {
    return new Scope(owner, null, null, new HashMap<>());
  }

  /** The scope of what objects have: without variables yet. */
  static Scope of(TypeElement owner, @Nullable ClassTree body, Instance self) {
    return new Scope(owner, body, self, new HashMap<>());
  }
}
