package io.github.crd4j.benchmarks;

import java.util.ArrayList;
import java.util.List;

/** The source of one bean: fields with annotations and doc comments, getters and setters. */
final class Bean {

  /** So many beans stand below each bean of the tree. */
  private static final int CHILDREN = 3;

  private final StringBuilder fields = new StringBuilder();
  private final StringBuilder methods = new StringBuilder();

  private Bean() {}

  /** Bean number {@code index} of a kind that has so many {@code classes}. */
  static String source(Flavor flavor, String packageName, int index, ModelSize size) {
    Bean bean = new Bean();
    List<String> types = types(flavor, index, size);
    for (int i = 0; i < types.size(); i++) {
      bean.add(types.get(i), "field" + i);
    }
    return "package "
        + packageName
        + ";\n\n"
        + flavor.imports()
        + "import java.util.List;\nimport java.util.Map;\n\n"
        + "/** Bean number "
        + index
        + " of its kind, as people describe the parts of a resource. */\npublic class Bean"
        + index
        + " {\n\n"
        + bean.fields
        + bean.methods
        + "}\n";
  }

  /** The getter and the setter of a property. */
  static String accessors(String type, String name) {
    String capital = Character.toUpperCase(name.charAt(0)) + name.substring(1);
    return "  public "
        + type
        + " get"
        + capital
        + "() {\n    return "
        + name
        + ";\n  }\n\n  public void set"
        + capital
        + "("
        + type
        + " "
        + name
        + ") {\n    this."
        + name
        + " = "
        + name
        + ";\n  }\n\n";
  }

  /** Annotations and type of each field: the children first, then scalars of all sorts. */
  private static List<String> types(Flavor flavor, int index, ModelSize size) {
    List<String> types = new ArrayList<>();
    for (int child = 0; child < CHILDREN; child++) {
      int number = index * CHILDREN + child + 1;
      if (number < size.classes()) {
        String type = "Bean" + number;
        types.add(
            child == 0 ? type : child == 1 ? "List<" + type + ">" : "Map<String, " + type + ">");
      }
    }
    List<String> scalars =
        List.of(
            "@Required String",
            flavor.range() + " Integer",
            "@Pattern(\"[a-z0-9-]+\") " + flavor.maxLength() + " String",
            "Choice" + index,
            "List<String>",
            "Map<String, String>",
            "Boolean",
            "Long",
            "Double",
            "@Default(\"plain\") String",
            "List<Integer>",
            "@Nullable String");
    for (int i = 0; types.size() < size.fields(); i++) {
      types.add(scalars.get(i % scalars.size()));
    }
    return types;
  }

  private void add(String annotatedType, String name) {
    String type = annotatedType.replaceAll("@\\w+(\\([^)]*\\))? ", "");
    String annotations = annotatedType.substring(0, annotatedType.length() - type.length());
    fields.append("  /** What {@code ").append(name).append("} means to whoever reads it. */\n  ");
    fields.append(annotations).append("private ").append(type).append(' ').append(name);
    fields.append(";\n\n");
    methods.append(accessors(type, name));
  }
}
