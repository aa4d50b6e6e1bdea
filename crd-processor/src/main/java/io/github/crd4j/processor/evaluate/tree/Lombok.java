package io.github.crd4j.processor.evaluate.tree;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** What Lombok adds to classes, which the source does not have before it has run. */
final class Lombok {

  private static final Set<String> ALL = Set.of("AllArgsConstructor", "Value");
  private static final Set<String> REQUIRED = Set.of("RequiredArgsConstructor", "Data");
  private static final Set<String> GETTERS = Set.of("Getter", "Value", "Data");

  private Lombok() {}

  /**
   * The fields that the parameters of the constructor of {@code type} set.
   *
   * @return null if Lombok makes none
   */
  static @Nullable List<VariableTree> constructed(ClassTree type) {
    boolean all = has(type.getModifiers(), ALL);
    if (!all && !has(type.getModifiers(), REQUIRED)) {
      return null;
    }
    List<VariableTree> fields = new ArrayList<>();
    for (Tree member : type.getMembers()) {
      if (member instanceof VariableTree field
          && !field.getModifiers().getFlags().contains(Modifier.STATIC)) {
        boolean isFinal =
            field.getModifiers().getFlags().contains(Modifier.FINAL)
                || has(type.getModifiers(), Set.of("Value"));
        boolean isSet = field.getInitializer() != null;
        boolean isRequired = isFinal || has(field.getModifiers(), Set.of("NonNull"));
        if (all ? !(isFinal && isSet) : isRequired && !isSet) {
          fields.add(field);
        }
      }
    }
    return fields;
  }

  /** The field that a getter reads which Lombok makes; null if it makes none. */
  static @Nullable VariableTree read(ClassTree type, String method, int arguments) {
    if (arguments > 0) {
      return null;
    }
    for (Tree member : type.getMembers()) {
      if (member instanceof VariableTree field
          && (has(type.getModifiers(), GETTERS) || has(field.getModifiers(), GETTERS))
          && isGetter(method, field.getName().toString())) {
        return field;
      }
    }
    return null;
  }

  private static boolean isGetter(String method, String field) {
    String capital = field.substring(0, 1).toUpperCase(Locale.ROOT) + field.substring(1);
    return method.equals("get" + capital) || method.equals("is" + capital) || method.equals(field);
  }

  private static boolean has(ModifiersTree modifiers, Set<String> names) {
    for (AnnotationTree annotation : modifiers.getAnnotations()) {
      String name = annotation.getAnnotationType().toString();
      if (names.contains(name.substring(name.lastIndexOf('.') + 1))) {
        return true;
      }
    }
    return false;
  }
}
