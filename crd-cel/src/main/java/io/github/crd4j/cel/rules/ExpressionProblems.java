package io.github.crd4j.cel.rules;

import io.github.crd4j.cel.compile.CheckError;
import io.github.crd4j.cel.compile.Compilation;
import java.util.ArrayList;
import java.util.List;

/** Says why the API server refuses an expression, its cost apart. */
final class ExpressionProblems {

  private ExpressionProblems() {}

  /**
   * What is wrong with {@code compilation}, empty if nothing is.
   *
   * @param isMessage whether it must yield a text instead of a boolean
   */
  static List<Problem> of(Compilation compilation, ExpressionPlace place, boolean isMessage) {
    List<Problem> problems = new ArrayList<>();
    for (CheckError error : compilation.errors()) {
      problems.add(explain(error, place));
    }
    if (problems.isEmpty()) {
      Problem type = CelRuleList.RESULT_TYPE.check(compilation, place, isMessage);
      if (type != null) {
        problems.add(type);
      }
      CelRuleList.EXPRESSIONS.forEach(rule -> rule.check(compilation, problems::add));
    }
    return problems;
  }

  private static Problem explain(CheckError error, ExpressionPlace place) {
    for (ErrorRule rule : CelRuleList.ERRORS) {
      Problem problem = rule.explain(error, place);
      if (problem != null) {
        return problem;
      }
    }
    throw new IllegalStateException("nothing explains: " + error.message());
  }
}
