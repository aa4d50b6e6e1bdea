package io.github.crd4j.processor.source;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import org.jspecify.annotations.Nullable;

/**
 * Finds the tree of an annotation on a part of a type, for which javac's messager falls back to the
 * declaration.
 */
final class TypeUsePositions {

  private TypeUsePositions() {}

  /** The tree of {@code value} in {@code annotation} within {@code declaration}, or null. */
  @SuppressWarnings("ReferenceEquality") // the very value, not one that is alike
  static @Nullable Tree find(
      Tree declaration, AnnotationMirror annotation, @Nullable AnnotationValue value) {
    AnnotationTree tree = annotation(declaration, annotation);
    if (tree == null || value == null) {
      return tree;
    }
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        annotation.getElementValues().entrySet()) {
      ExpressionTree given = argument(tree, entry.getKey().getSimpleName().toString());
      if (given == null) {
        continue;
      }
      if (entry.getValue() == value) {
        return given;
      }
      if (entry.getValue().getValue() instanceof List<?> items && items.contains(value)) {
        return item(given, items.indexOf(value));
      }
    }
    return tree;
  }

  private static @Nullable AnnotationTree annotation(Tree declaration, AnnotationMirror wanted) {
    String name = wanted.getAnnotationType().asElement().getSimpleName().toString();
    List<AnnotationTree> found = new ArrayList<>();
    TreeScanner<@Nullable Void, @Nullable Void> scanner =
        new TreeScanner<>() {
          @Override
          public @Nullable Void visitAnnotation(AnnotationTree tree, @Nullable Void unused) {
            String written = tree.getAnnotationType().toString();
            if (written.equals(name) || written.endsWith("." + name)) {
              found.add(tree);
            }
            return super.visitAnnotation(tree, null);
          }
        };
    if (declaration instanceof VariableTree variable) {
      scanner.scan(variable.getModifiers(), null);
      scanner.scan(variable.getType(), null);
    } else if (declaration instanceof ClassTree type) {
      scanner.scan(type.getModifiers(), null);
    } else if (declaration instanceof MethodTree method) {
      scanner.scan(method.getModifiers(), null);
      scanner.scan(method.getReturnType(), null);
    }
    // Several of one kind are told apart by what they say; those that say the same are all wrong.
    return found.stream()
        .filter(tree -> saysTheSame(tree, wanted))
        .findFirst()
        .orElse(found.isEmpty() ? null : found.get(0));
  }

  private static boolean saysTheSame(AnnotationTree tree, AnnotationMirror annotation) {
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        annotation.getElementValues().entrySet()) {
      ExpressionTree given = argument(tree, entry.getKey().getSimpleName().toString());
      if (given == null || !text(given.toString()).equals(text(entry.getValue().toString()))) {
        return false;
      }
    }
    return true;
  }

  /** A package or class before a class literal or a constant, which only one side may write. */
  private static final Pattern QUALIFIER =
      Pattern.compile("^(?:[\\p{Alpha}_$][\\w$]*\\.)+(?=[\\w$]+(?:\\.class)?$)(?!class$)");

  /**
   * A number without the letter and the fraction, a name without the qualifier that one of the two
   * sides may write.
   */
  private static String text(String value) {
    return QUALIFIER.matcher(value).replaceFirst("").replaceFirst("(?<=\\d)(\\.0)?[LlDdFf]?$", "");
  }

  private static @Nullable ExpressionTree argument(AnnotationTree tree, String member) {
    for (ExpressionTree argument : tree.getArguments()) {
      if (argument instanceof AssignmentTree assignment) {
        if (assignment.getVariable().toString().equals(member)) {
          return assignment.getExpression();
        }
      } else if (member.equals("value")) {
        return argument;
      }
    }
    return null;
  }

  private static ExpressionTree item(ExpressionTree array, int index) {
    return array instanceof NewArrayTree items && index < items.getInitializers().size()
        ? items.getInitializers().get(index)
        : array;
  }
}
