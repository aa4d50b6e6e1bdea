package io.github.crd4j.cel.rules;

import io.github.crd4j.cel.CelValidator.Violation;
import io.github.crd4j.cel.eval.CostLimitExceededException;
import io.github.crd4j.cel.eval.CostMeter;
import io.github.crd4j.cel.eval.Evaluator;
import io.github.crd4j.cel.eval.Program;
import io.github.crd4j.cel.value.BoolValue;
import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.StringValue;
import io.github.crd4j.cel.value.Value;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.ValidationRule;
import io.github.crd4j.regex.Regexes;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One compiled validation rule with its message expression.
 *
 * @param rule as it stands in the schema
 * @param fieldPath below its node, empty if there is none or it leads nowhere
 * @param program null if the rule does not compile
 * @param problem why it does not
 * @param message null if there is no message expression, or it does not compile
 */
record RuleProgram(
    ValidationRule rule,
    String fieldPath,
    @Nullable Program program,
    @Nullable String problem,
    @Nullable Program message) {

  private static final int MAX_MESSAGE_BYTES = 5 * 1024;
  private static final String OUT_OF_BUDGET =
      "validation failed due to running out of cost budget, no further validation rules will be run";

  boolean optionalOldSelf() {
    return Boolean.TRUE.equals(rule.optionalOldSelf());
  }

  boolean transition() {
    return program != null && program.usesOldSelf();
  }

  /**
   * Evaluates the rule.
   *
   * @return what is left of {@code budget}, negative if no more rules may run
   */
  long run(
      FieldPath path,
      Value self,
      @Nullable Value oldSelf,
      long budget,
      Regexes regexes,
      List<Violation> violations) {
    if (program == null) {
      violations.add(violation(path, "rule compile error: " + problem, true));
      return budget;
    }
    if (budget <= 0) {
      violations.add(violation(path, OUT_OF_BUDGET, true));
      return -1;
    }
    CostMeter meter = new CostMeter(CostMeter.PER_CALL, regexes);
    try {
      Value result = Evaluator.evaluate(program, self, oldSelf, meter);
      if (meter.cost() > budget) {
        violations.add(violation(path, OUT_OF_BUDGET, true));
        return -1;
      }
      long left = budget - meter.cost();
      return result.equals(BoolValue.TRUE)
          ? left
          : fail(path, self, oldSelf, left, regexes, violations);
    } catch (CostLimitExceededException e) {
      String text =
          "'"
              + e.getMessage()
              + "': no further validation rules will be run due to call cost exceeds limit for rule: "
              + name();
      violations.add(violation(path, text, true));
      return -1;
    } catch (EvalError e) {
      violations.add(violation(path, errorText(e.getMessage()), true));
      return budget - meter.cost();
    }
  }

  private String errorText(String error) {
    return error.startsWith("no such overload")
        ? "'"
            + error
            + "': call arguments did not match a supported operator, function or macro signature"
            + " for rule: "
            + name()
        : error + " evaluating rule: " + name();
  }

  private String name() {
    return rule.message().isEmpty() ? rule.rule().strip() : rule.message().strip();
  }

  private long fail(
      FieldPath path,
      Value self,
      @Nullable Value oldSelf,
      long budget,
      Regexes regexes,
      List<Violation> violations) {
    String fixed = rule.message().isEmpty() ? "failed rule: " + name() : rule.message().strip();
    if (message == null) {
      violations.add(violation(path, fixed, false));
      return budget;
    }
    CostMeter meter = new CostMeter(CostMeter.PER_CALL, regexes);
    String text = fixed;
    try {
      Value result = Evaluator.evaluate(message, self, oldSelf, meter);
      if (result instanceof StringValue string && isUsable(string.value().strip())) {
        text = string.value().strip();
      }
    } catch (EvalError e) {
      // The fixed message stands in for one that cannot be made.
    } catch (CostLimitExceededException e) {
      violations.add(
          violation(
              path,
              "no further validation rules will be run due to call cost exceeds limit for"
                  + " messageExpression: \""
                  + rule.messageExpression()
                  + "\"",
              true));
      return -1;
    }
    if (meter.cost() > budget) {
      violations.add(
          violation(
              path,
              "messageExpression evaluation failed due to running out of cost budget, no further"
                  + " validation rules will be run",
              true));
      return -1;
    }
    violations.add(violation(path, text, false));
    return budget - meter.cost();
  }

  private static boolean isUsable(String message) {
    return !message.isEmpty()
        && !message.contains("\n")
        && message.getBytes(StandardCharsets.UTF_8).length <= MAX_MESSAGE_BYTES;
  }

  private Violation violation(FieldPath path, String text, boolean error) {
    return new Violation(
        path, error ? "" : fieldPath, rule.rule(), text, rule.reason(), error, transition());
  }
}
