package io.github.crd4j.cel.rules;

import io.github.crd4j.rules.ServerAnswer;
import java.util.ArrayList;
import java.util.List;

/**
 * What is wrong with an expression, and where in its text.
 *
 * @param rule id of the rule that says so
 * @param message one sentence that stands alone
 * @param offset where the culprit starts, in UTF-16 units
 * @param length of the culprit, at least 1
 * @param facts what the user may need to know, one line each
 * @param serverText what the API server says
 * @param fix what to write instead, one line each
 */
public record Problem(
    String rule,
    String message,
    int offset,
    int length,
    List<String> facts,
    String serverText,
    List<String> fix) {

  public Problem {
    facts = List.copyOf(facts);
    fix = List.copyOf(fix);
  }

  /** The lines below the message: the text with a caret, facts, consequence, fix. */
  List<String> details(String text) {
    List<String> lines = new ArrayList<>(Caret.lines(text, offset, length));
    lines.addAll(facts);
    lines.add(ServerAnswer.invalid(serverText));
    lines.addAll(fix);
    return lines;
  }
}
