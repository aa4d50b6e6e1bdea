package io.github.crd4j.benchmarks;

/** Whose annotations the model has. */
enum Flavor {
  FABRIC8("import io.fabric8.generator.annotation.*;\n", "@Min(1) @Max(100)", "@Size(max = 63)"),
  CRD4J("import io.github.crd4j.annotations.*;\n", "@Minimum(1) @Maximum(100)", "@MaxLength(63)");

  private final String imports;
  private final String range;
  private final String maxLength;

  Flavor(String imports, String range, String maxLength) {
    this.imports = imports;
    this.range = range;
    this.maxLength = maxLength;
  }

  String imports() {
    return imports;
  }

  /** An integer from 1 to 100. */
  String range() {
    return range;
  }

  /** A string of at most 63 characters. */
  String maxLength() {
    return maxLength;
  }

  /** The resource class number {@code kind}. */
  String resource(int kind, String packageName) {
    String name = "Kind" + kind;
    if (this == FABRIC8) {
      return "package "
          + packageName
          + ";\n\nimport io.fabric8.kubernetes.api.model.Namespaced;\n"
          + "import io.fabric8.kubernetes.client.CustomResource;\n"
          + "import io.fabric8.kubernetes.model.annotation.*;\n\n"
          + "/** A resource of the model. */\n"
          + "@Group(\"bench.example.com\")\n@Version(\"v1\")\n@ShortNames(\"k"
          + kind
          + "\")\npublic class "
          + name
          + " extends CustomResource<Bean0, Status> implements Namespaced {}\n";
    }
    return "package "
        + packageName
        + ";\n\nimport io.github.crd4j.annotations.*;\n\n"
        + "/** A resource of the model. */\n"
        + "@CustomResource(group = \"bench.example.com\", version = \"v1\", shortNames = \"k"
        + kind
        + "\")\npublic class "
        + name
        + " {\n  private Bean0 spec;\n  private Status status;\n\n"
        + Bean.accessors("Bean0", "spec")
        + Bean.accessors("Status", "status")
        + "}\n";
  }
}
