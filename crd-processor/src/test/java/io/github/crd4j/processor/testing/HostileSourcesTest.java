package io.github.crd4j.processor.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Whatever the source, the processor answers with findings: no exception, no internal error. */
class HostileSourcesTest {

  private static final String HEAD =
      "import io.github.crd4j.annotations.*;\nimport java.util.*;\n\n";
  private static final String RESOURCE =
      "@CustomResource(group = \"example.com\", version = \"v1\")\n";

  /** Values that annotations can be given, by the type of the member. */
  private static final List<String> NUMBERS =
      List.of("Double.NaN", "Double.MAX_VALUE", "Double.MIN_VALUE", "-0.0", "1e308", "0");

  private static final List<String> COUNTS = List.of("-1", "0", "Long.MAX_VALUE", "Long.MIN_VALUE");

  private static final List<String> TEXTS =
      List.of(
          "\"\"",
          "\" \"",
          "\"\\\"\"",
          "\"\\\\\"",
          "\"{\"",
          "\"[[[[\"",
          "\"null\"",
          "\"\\0\"",
          "\"\\ud800\"",
          "\"1e999999999\"",
          "\"\\n\"");

  private static final List<String> TYPES =
      List.of(
          "String",
          "int",
          "Double",
          "boolean",
          "List<String>",
          "Map<String, Integer>",
          "Object",
          "Other",
          "Other[]",
          "Optional<Other>",
          "Thread",
          "Map<?, ?>",
          "List<?>[]");

  @TestFactory
  Stream<DynamicTest> annotationsWithAnyValueOnAnyType() {
    Map<String, List<String>> values = new LinkedHashMap<>();
    for (String number : List.of("Minimum", "Maximum", "MultipleOf")) {
      values.put(number, NUMBERS);
    }
    for (String count :
        List.of(
            "MinLength", "MaxLength", "MinItems", "MaxItems", "MinProperties", "MaxProperties")) {
      values.put(count, COUNTS);
    }
    for (String text :
        List.of("Default", "Example", "Pattern", "Format", "Title", "Description", "SchemaPatch")) {
      values.put(text, TEXTS);
    }
    values.put("EnumValues", List.of("{}", "{\"\", \"\"}", "\"{\"", "\"1e999999999\""));
    values.put(
        "ListType",
        List.of(
            "value = ListType.Kind.MAP, keys = {}",
            "value = ListType.Kind.SET, keys = {\"\", \"\"}"));
    values.put(
        "Validation",
        List.of(
            "rule = \"\"",
            "rule = \"\\n\", fieldPath = \"..\"",
            "rule = \"self\", message = \"\\0\""));
    values.put(
        "PrinterColumn",
        List.of(
            "priority = Integer.MIN_VALUE", "name = \"\\n\", type = \"x\"", "jsonPath = \"[\""));
    values.put("SelectableField", List.of("jsonPath = \"...\"", "jsonPath = \"\""));
    List<DynamicTest> tests = new ArrayList<>();
    values.forEach(
        (annotation, all) ->
            tests.add(
                DynamicTest.dynamicTest(
                    annotation, () -> check(annotation, members(annotation, all)))));
    return tests.stream();
  }

  private static String members(String annotation, List<String> values) {
    StringBuilder java = new StringBuilder(RESOURCE + "class Hostile {\n");
    int member = 0;
    for (String type : TYPES) {
      for (String value : values) {
        java.append("  @%s(%s)%n  public %s m%d;%n".formatted(annotation, value, type, member++));
      }
    }
    return java + "}\n\nclass Other {\n  public String name;\n}\n";
  }

  @TestFactory
  Stream<DynamicTest> brokenSources() {
    Map<String, String> sources = new LinkedHashMap<>();
    sources.put("no members", "@CustomResource\nclass A {}");
    sources.put(
        "empty names", "@CustomResource(group = \"\", version = \"\")\nclass A { public int x; }");
    sources.put(
        "wrong types", "@CustomResource(group = 1, version = A.class)\nclass A { public int x; }");
    sources.put(
        "unknown member",
        "@CustomResource(group = \"a.b\", version = \"v1\", unknown = 1)\nclass A {}");
    sources.put(
        "itself as status",
        RESOURCE.replace(")", ", status = A.class)") + "class A { public A a; }");
    sources.put(
        "itself as version",
        RESOURCE.replace(")", ", otherVersions = A.class)") + "class A { public int x; }");
    sources.put(
        "primitive as status",
        RESOURCE.replace(")", ", status = int.class)") + "class A { public int x; }");
    sources.put(
        "array as version",
        RESOURCE.replace(")", ", otherVersions = int[].class)") + "class A { public int x; }");
    sources.put("interface", RESOURCE + "interface A { String getX(); }");
    sources.put("enum", RESOURCE + "enum A { X }");
    sources.put("annotation", RESOURCE + "@interface A { String x(); }");
    sources.put("abstract", RESOURCE + "abstract class A { public int x; }");
    sources.put(
        "generic",
        RESOURCE + "class A<T extends Comparable<T>> { public T x; public List<T[]> y; }");
    sources.put(
        "private nested", "class O { " + RESOURCE + " private static class A { public int x; } }");
    sources.put("local", "class O { void m() { " + RESOURCE + " class A { public int x; } } }");
    sources.put("cyclic inheritance", RESOURCE + "class A extends B {}\nclass B extends A {}");
    sources.put("missing superclass", RESOURCE + "class A extends Gone<String> { public int x; }");
    sources.put("missing annotation", RESOURCE + "@Gone class A { @Gone(1) public int x; }");
    sources.put(
        "missing constant",
        RESOURCE + "class A { @ListType(ListType.Kind.GONE) public List<String> x; }");
    sources.put("unfinished", RESOURCE + "class A { public int");
    sources.put(
        "duplicate class", RESOURCE + "class A { public int x; }\nclass A { public int y; }");
    sources.put("duplicate field", RESOURCE + "class A { public int x; public String x; }");
    sources.put("spec that is a list", RESOURCE + "class A { public List<String> spec; }");
    sources.put("spec that is itself", RESOURCE + "class A { public A spec; }");
    sources.put(
        "spec that is open", RESOURCE + "class A { public Object spec; public Object status; }");
    sources.put(
        "capturing generics",
        RESOURCE
            + "class A { public Map<? super String, ? extends List<? extends A.B<?>>> x; static class B<T extends B<T>> { public T b; } }");
    sources.put(
        "deep",
        RESOURCE
            + "class A { public "
            + "List<".repeat(200)
            + "String"
            + ">".repeat(200)
            + " x; }");
    sources.put(
        "wide",
        RESOURCE
            + "class A {"
            + IntStream.range(0, 2000)
                .mapToObj(i -> "public int x" + i + ";")
                .collect(Collectors.joining())
            + "}");
    sources.put(
        "many values",
        RESOURCE
            + "class A { @EnumValues({"
            + IntStream.range(0, 5000)
                .mapToObj(i -> "\"v" + i + "\"")
                .collect(Collectors.joining(","))
            + "}) public String x; }");
    sources.put(
        "odd names",
        RESOURCE
            + "class \u0130\u0131$_ { public int \u00e9t\u00e9; public int $; public int __; }");
    List<DynamicTest> tests = new ArrayList<>();
    sources.forEach(
        (name, java) ->
            tests.add(DynamicTest.dynamicTest(name, () -> check(name.replace(' ', '-'), java))));
    return tests.stream();
  }

  @TestFactory
  Stream<DynamicTest> codeOfEnums() {
    Map<String, String> bodies = new LinkedHashMap<>();
    bodies.put("long sum", "A; @JsonValue int v() { return 1" + " + 1".repeat(3000) + "; }");
    bodies.put(
        "long choice",
        "A; @JsonValue int v() { "
            + "if (ordinal() == 1) return 1; else ".repeat(1200)
            + "return 2; }");
    bodies.put("missing method", "A; @JsonValue String v() { return gone(Gone.X, this::gone); }");
    bodies.put(
        "missing type",
        "A(new Gone<>()); Gone g; E(Gone g) { this.g = g; } @JsonValue String v() { return g.x; }");
    bodies.put("no return", "A; @JsonValue String v() { }");
    bodies.put(
        "two of a name",
        "A; @JsonValue String v() { return \"\"; } @JsonValue String v() { return \"\"; }");
    bodies.put("no constructor", "A(1, 2); @JsonValue int v = 3;");
    bodies.put("constructor of itself", "A; E() { this(); } @JsonValue int v = 3;");
    bodies.put(
        "constants of each other",
        "A; static final int X = E.Y; static final int Y = X; @JsonValue int v() { return X; }");
    bodies.put(
        "constants before they are there",
        "A(B), B(A); @JsonValue final E v; E(E v) { this.v = v; }");
    bodies.put(
        "empty switch",
        "A; @JsonValue int v() { switch (this) { } return switch (ordinal()) { }; }");
    bodies.put("abstract without body", "A; @JsonValue abstract int v();");
    bodies.put(
        "null",
        "A; @JsonValue int v() { String s = null; Integer i = null; return s.length() + i + -i; }");
    bodies.put("text of itself", "A; @JsonValue public String toString() { return \"\" + this; }");
    bodies.put(
        "wrong types",
        "A; @JsonValue int v() { int i = \"a\"; return i ? 1 : -true + !3 + (1 << \"\"); }");
    bodies.put(
        "odd calls",
        "A; @JsonValue String v() { return String.valueOf((Object[]) null) + String.join(null, 1) + \"\".repeat(-1) + Integer.toString() + values(1)[3]; }");
    List<DynamicTest> tests = new ArrayList<>();
    bodies.forEach(
        (name, body) ->
            tests.add(
                DynamicTest.dynamicTest(
                    name,
                    () ->
                        check(
                            "enum-" + name.replace(' ', '-'),
                            "import com.fasterxml.jackson.annotation.*;\n"
                                + RESOURCE
                                + "class A { public E e; }\nenum E { "
                                + body
                                + " }"))));
    return tests.stream();
  }

  private static void check(String name, String java) throws IOException {
    for (CompilerName compiler : List.of(CompilerName.JAVAC17, CompilerName.ECJ)) {
      CompileResult result = compile(compiler, name, HEAD + java);

      assertThat(result.messages())
          .as("%s", compiler)
          .noneMatch(message -> message.rule().equals("InternalError"))
          .noneMatch(message -> message.text().contains("Exception"));
    }
  }

  private static CompileResult compile(CompilerName compiler, String name, String java)
      throws IOException {
    Path source = Path.of("target/samples/hostile-sources", name, "A.java");
    Files.createDirectories(source.getParent());
    Files.writeString(source, java);
    CompileRequest request =
        new CompileRequest(
            List.of(source.toString()),
            List.of(),
            List.of(),
            List.of(),
            List.of("-proc:only"),
            "target/samples/hostile/" + name,
            null);
    return (compiler == CompilerName.ECJ ? SampleRuns.ecj() : SampleRuns.javac()).compile(request);
  }
}
