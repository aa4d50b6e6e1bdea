package io.github.crd4j.processor.source;

import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import io.github.crd4j.processor.evaluate.EnumEvaluator;
import io.github.crd4j.processor.evaluate.NotEvaluable;
import io.github.crd4j.processor.evaluate.tree.SourceEvaluator;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/** The source through javac's own trees. */
final class JavacSource implements SourceCode {

  private final Trees trees;
  private final SourceEvaluator enums;

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
        && variable.getInitializer() != null
        && variable.getInitializer().getKind() != Tree.Kind.NULL_LITERAL;
  }

  @Override
  public @Nullable Object initialiser(Element field) {
    try {
      return enums.initialiser(field);
    } catch (NotEvaluable unknown) {
      return null;
    }
  }
}
