package io.github.crd4j.processor.evaluate.tree;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import io.github.crd4j.processor.evaluate.EnumEvaluator;
import io.github.crd4j.processor.evaluate.Instance;
import io.github.crd4j.processor.evaluate.NotEvaluable;
import io.github.crd4j.processor.evaluate.Steps;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** Works out the values of enums that are compiled from their source. */
public final class SourceEvaluator implements EnumEvaluator {

  private final Trees trees;
  private final SourceTypes types;

  public SourceEvaluator(Trees trees, Elements elements) {
    this.trees = trees;
    types = new SourceTypes(trees, elements);
  }

  /**
   * What the initialiser of {@code field} gives, which is the same for all objects: see {@link
   * EnumEvaluator#evaluate}.
   *
   * @throws NotEvaluable if it has none whose source is here, or only running code could tell
   */
  public @Nullable Object initialiser(Element field) throws NotEvaluable {
    TreePath path = trees.getPath(field);
    if (path == null
        || !(path.getLeaf() instanceof VariableTree variable)
        || variable.getInitializer() == null
        || !(field.getEnclosingElement() instanceof TypeElement owner)) {
      throw new NotEvaluable("it has no initialiser");
    }
    Constants constants = new Constants(types, new Steps());
    Object value = constants.expressions().value(variable.getInitializer(), Scope.of(owner));
    return Signatures.coerce(value, variable.getType());
  }

  @Override
  public Map<String, @Nullable Object> evaluate(TypeElement type, Element member)
      throws NotEvaluable {
    Steps steps = new Steps();
    Constants constants = new Constants(types, steps);
    Calls calls = new Calls(types, constants, steps);
    String name = member.getSimpleName().toString();
    ClassTree tree = types.tree(type);
    VariableTree field =
        tree == null || member.getKind() != ElementKind.FIELD ? null : Names.own(tree, name);
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    for (Instance instance : constants.all(type)) {
      values.put(
          String.valueOf(instance.constant()),
          field == null
              ? calls.call(instance, constants.body(instance), name, List.of())
              : constants.field(instance, field));
    }
    return values;
  }
}
