package io.github.crd4j.cel.rules;

import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.cel.compile.Compilation;
import io.github.crd4j.cel.compile.Compiler;
import io.github.crd4j.cel.eval.Program;
import io.github.crd4j.cel.types.DeclType;
import io.github.crd4j.cel.types.StructTypes;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.ValidationRule;
import io.github.crd4j.rules.FieldPathSyntax;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes rules ready to be evaluated. */
final class RuleCompiler {

  private final KubernetesVersion version;
  private final StructTypes structs;
  private final Compiler compiler;

  RuleCompiler(KubernetesVersion version, StructTypes structs) {
    this.version = version;
    this.structs = structs;
    this.compiler = Compiler.of(version);
  }

  /** The program of {@code rule}, which stands on {@code schema}. */
  RuleProgram compile(ValidationRule rule, DeclType self, Schema schema) {
    boolean optional = Boolean.TRUE.equals(rule.optionalOldSelf());
    Compilation compilation = compiler.compile(rule.rule(), structs, self, optional);
    String problem = problem(compilation, place(rule.rule(), self), false);
    Program program = problem == null ? Program.of(compilation) : null;
    FieldPathSyntax fieldPath = FieldPathSyntax.read(rule.fieldPath(), schema, true);
    return new RuleProgram(
        rule,
        fieldPath.problem().isEmpty() ? rule.fieldPath() : "",
        program,
        problem,
        message(rule, self, optional));
  }

  private @Nullable Program message(ValidationRule rule, DeclType self, boolean optional) {
    String text = rule.messageExpression();
    if (text.isBlank()) {
      return null;
    }
    Compilation compilation = compiler.compile(text, structs, self, optional);
    return problem(compilation, place(text, self), true) == null ? Program.of(compilation) : null;
  }

  private ExpressionPlace place(String text, DeclType self) {
    return new ExpressionPlace(text, "the rule", "this value", self, compiler, version);
  }

  /** What is wrong with it, or null. */
  private static @Nullable String problem(
      Compilation compilation, ExpressionPlace place, boolean isMessage) {
    if (compilation.protobuf()) {
      return "types of Protocol Buffers are not supported";
    }
    List<Problem> problems = ExpressionProblems.of(compilation, place, isMessage);
    return problems.isEmpty() ? null : problems.get(0).message();
  }
}
