package io.github.crd4j.yaml;

import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Excerpt;
import io.github.crd4j.rules.Finding;
import io.github.crd4j.rules.Severity;
import java.util.List;

/** Says why a text is not YAML that Kubernetes takes, and where. */
public final class YamlException extends Exception {

  /** The id of findings made of such an exception. */
  public static final String RULE = "MalformedYaml";

  private static final long serialVersionUID = 1;

  private final int line;
  private final int column;

  YamlException(String problem, Position position) {
    super(Excerpt.of(problem));
    this.line = position.line();
    this.column = position.column();
  }

  public Position position() {
    return new Position(line, column);
  }

  /** The problem as a finding; it has no path, since there is no tree. */
  public Finding finding() {
    return new Finding(RULE, Severity.ERROR, FieldPath.ROOT, problem(), List.of());
  }

  /** One sentence: lower case, no full stop. */
  public String problem() {
    return String.valueOf(getMessage());
  }
}
