package io.github.crd4j.processor.evaluate.tree;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * Finds what names of classes and static fields mean.
 *
 * <p>javac itself knows only once it has looked at whole classes, and complains there of classes
 * that are still to be generated. So imports are read here.
 */
final class SourceTypes {

  private final Trees trees;
  private final Elements elements;

  SourceTypes(Trees trees, Elements elements) {
    this.trees = trees;
    this.elements = elements;
  }

  /** The source of {@code type}; null if there is none. */
  @Nullable ClassTree tree(TypeElement type) {
    return trees.getTree(type);
  }

  /** The class called {@code name}, with dots for packages and classes around it. */
  @Nullable TypeElement named(String name) {
    return elements.getTypeElement(name);
  }

  /** The class that {@code name} means inside of {@code from}; null if none. */
  @Nullable TypeElement find(String name, TypeElement from) {
    int dot = name.indexOf('.');
    TypeElement found = simple(dot < 0 ? name : name.substring(0, dot), from);
    if (dot < 0) {
      return found;
    }
    return found == null
        ? elements.getTypeElement(name)
        : elements.getTypeElement(found.getQualifiedName() + name.substring(dot));
  }

  private @Nullable TypeElement simple(String name, TypeElement from) {
    for (Element around = from;
        around instanceof TypeElement;
        around = around.getEnclosingElement()) {
      if (around.getSimpleName().contentEquals(name)) {
        return (TypeElement) around;
      }
      for (TypeElement nested : ElementFilter.typesIn(around.getEnclosedElements())) {
        if (nested.getSimpleName().contentEquals(name)) {
          return nested;
        }
      }
    }
    for (String imported : imports(from, false)) {
      if (imported.endsWith("." + name)) {
        return elements.getTypeElement(imported);
      }
    }
    String inPackage = elements.getPackageOf(from).getQualifiedName().toString();
    List<String> packages = new ArrayList<>(List.of(inPackage));
    for (String imported : imports(from, false)) {
      if (imported.endsWith(".*")) {
        packages.add(imported.substring(0, imported.length() - 2));
      }
    }
    packages.add("java.lang");
    for (String each : packages) {
      TypeElement found = elements.getTypeElement(each.isEmpty() ? name : each + "." + name);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** The classes from which {@code from} imports something static called {@code name}. */
  List<TypeElement> importedFrom(String name, TypeElement from) {
    List<TypeElement> types = new ArrayList<>();
    for (String imported : imports(from, true)) {
      int dot = imported.lastIndexOf('.');
      String member = imported.substring(dot + 1);
      TypeElement type = elements.getTypeElement(imported.substring(0, dot));
      if (type != null && (member.equals(name) || member.equals("*"))) {
        types.add(type);
      }
    }
    return types;
  }

  private List<String> imports(TypeElement from, boolean areStatic) {
    TreePath path = trees.getPath(from);
    if (path == null) {
      return List.of();
    }
    List<String> names = new ArrayList<>();
    for (ImportTree each : path.getCompilationUnit().getImports()) {
      if (each.isStatic() == areStatic) {
        names.add(each.getQualifiedIdentifier().toString());
      }
    }
    return names;
  }

  /** The field or constant called {@code name} of {@code type}, also an inherited one. */
  @Nullable VariableElement field(String name, TypeElement type) {
    for (VariableElement own : ElementFilter.fieldsIn(type.getEnclosedElements())) {
      if (own.getSimpleName().contentEquals(name)) {
        return own;
      }
    }
    for (VariableElement each : ElementFilter.fieldsIn(elements.getAllMembers(type))) {
      if (each.getSimpleName().contentEquals(name)) {
        return each;
      }
    }
    return null;
  }
}
