package io.github.crd4j.processor.source;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.processor.evaluate.EnumEvaluator;
import io.github.crd4j.processor.evaluate.tree.SourceEvaluator;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Mirrors;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/** The source through javac's own trees. */
final class JavacSource implements SourceCode {

  private static final String JSON_PROPERTY = "com.fasterxml.jackson.annotation.JsonProperty";

  private final Trees trees;
  private final EnumEvaluator enums;

  JavacSource(ProcessingEnvironment environment) {
    trees = Trees.instance(environment);
    enums = new SourceEvaluator(trees, environment.getElementUtils());
  }

  @Override
  public EnumEvaluator enums() {
    return enums;
  }

  @Override
  public Boolean isSource(TypeElement type) {
    // Not the path, for which javac looks through the whole file.
    return trees.getTree(type) != null;
  }

  @Override
  public boolean print(
      Diagnostic.Kind kind,
      String message,
      Element element,
      AnnotationMirror annotation,
      @Nullable AnnotationValue value) {
    TreePath path = trees.getPath(element);
    Tree place = path == null ? null : TypeUsePositions.find(path.getLeaf(), annotation, value);
    if (path == null || place == null) {
      return false;
    }
    trees.printMessage(kind, message, place, path.getCompilationUnit());
    return true;
  }

  @Override
  public boolean isInitialised(Element field) {
    TreePath path = trees.getPath(field);
    return path != null
        && path.getLeaf() instanceof VariableTree variable
        && variable.getInitializer() != null;
  }

  @Override
  public @Nullable String initialiser(Element field) {
    TreePath path = trees.getPath(field);
    return path != null
            && path.getLeaf() instanceof VariableTree variable
            && variable.getInitializer() != null
        ? constant(variable.getInitializer(), path)
        : null;
  }

  private @Nullable String constant(ExpressionTree expression, TreePath path) {
    if (expression instanceof LiteralTree literal) {
      return json(literal.getValue());
    }
    if (expression instanceof ParenthesizedTree parenthesized) {
      return constant(parenthesized.getExpression(), path);
    }
    if (expression instanceof UnaryTree unary && unary.getKind() == Tree.Kind.UNARY_MINUS) {
      String operand = constant(unary.getExpression(), path);
      return operand == null
          ? null
          : operand.startsWith("-") ? operand.substring(1) : "-" + operand;
    }
    Element element = trees.getElement(new TreePath(path, expression));
    if (!(element instanceof VariableElement named)) {
      return null;
    }
    if (named.getKind() == ElementKind.ENUM_CONSTANT) {
      AnnotationUse property = Mirrors.find(named, JSON_PROPERTY);
      return property != null && property.isGiven("value")
          ? property.string("value")
          : named.getSimpleName().toString();
    }
    return json(named.getConstantValue());
  }

  private static @Nullable String json(@Nullable Object constant) {
    if (constant instanceof String string) {
      return new JsonString(string).toString();
    }
    if (constant instanceof Character character) {
      return new JsonString(character.toString()).toString();
    }
    return constant == null ? null : constant.toString();
  }
}
