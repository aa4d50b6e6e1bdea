package io.github.crd4j.processor.conversion;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import io.github.crd4j.plan.Leaves;
import java.util.List;
import java.util.Map;

/** Writes how a kept value is taken apart. */
final class LeavesCode {

  private static final ClassName LEAVES = ClassName.get("io.github.crd4j.conversion", "Leaves");
  private static final Map<String, String> SCALARS =
      Map.of(
          "string", "STRING",
          "integer", "INTEGER",
          "number", "NUMBER",
          "boolean", "BOOLEAN",
          "int-or-string", "INT_OR_STRING",
          "array", "LIST",
          "object", "ATOMIC");

  private LeavesCode() {}

  static CodeBlock of(Leaves leaves) {
    if (leaves instanceof Leaves.Scalar scalar) {
      return constant(scalar.type());
    } else if (leaves instanceof Leaves.Whole whole) {
      return constant(whole.type());
    } else if (leaves instanceof Leaves.Entries entries) {
      return CodeBlock.of("$T.map($L)", LEAVES, of(entries.values()));
    } else if (leaves instanceof Leaves.Items items) {
      return CodeBlock.of(
          "$T.listMap($T.of($L), $L)",
          LEAVES,
          List.class,
          items.keys().stream()
              .map(key -> CodeBlock.of("$S", key))
              .collect(CodeBlock.joining(", ")),
          of(items.item()));
    } else if (leaves instanceof Leaves.Nullable nullable) {
      return CodeBlock.of("$L.nullable()", of(nullable.leaves()));
    } else if (leaves instanceof Leaves.Properties object) {
      CodeBlock.Builder code = CodeBlock.builder().add("$T.object()", LEAVES);
      object
          .properties()
          .forEach((name, below) -> code.add("$Z.property($S, $L)", name, of(below)));
      return code.build();
    }
    return CodeBlock.of("$T.dropped()", LEAVES);
  }

  private static CodeBlock constant(String type) {
    return CodeBlock.of("$T.$L", LEAVES, SCALARS.getOrDefault(type, "ANY"));
  }
}
