package io.github.crd4j.cel;

import io.github.crd4j.admission.ListMapKey;
import io.github.crd4j.cel.rules.NodeProgram;
import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonNull;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Schema;
import io.github.crd4j.regex.RegexTooCostlyException;
import io.github.crd4j.regex.Regexes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates the validation rules of a schema on objects, with the API server's limits on cost.
 *
 * <p>Immutable: rules are compiled once. Follows {@code Validator} in {@code
 * k8s.io/apiextensions-apiserver/pkg/apiserver/schema/cel/validation.go}, less the ratcheting, for
 * which callers look at {@link Violation#transition()}.
 */
public final class CelValidator {

  /** What all rules together may cost on one object. */
  public static final long BUDGET = 10_000_000;

  private final @Nullable NodeProgram root;

  private CelValidator(@Nullable NodeProgram root) {
    this.root = root;
  }

  /**
   * A validator for the schema of a whole resource.
   *
   * @param version whose functions rules may use
   */
  public static CelValidator of(Schema root, KubernetesVersion version) {
    return new CelValidator(CelRules.hasRules(root) ? NodeProgram.compile(root, version) : null);
  }

  /**
   * A validator for a part of a schema, for values that stand by themselves, such as a default.
   *
   * @param version whose functions rules may use
   */
  public static CelValidator ofPart(Schema part, KubernetesVersion version) {
    return new CelValidator(
        CelRules.hasRules(part) ? NodeProgram.compilePart(part, version) : null);
  }

  /**
   * A rule that does not hold, or could not be evaluated.
   *
   * @param path of the value that the rule stands on
   * @param fieldPath of the rule, to be appended to {@code path}; empty if there is none
   * @param rule the text of the rule
   * @param message what the API server says
   * @param reason of the rule, null for the default
   * @param error whether the rule could not be evaluated
   * @param transition whether the rule uses {@code oldSelf}; others are forgiven on updates that
   *     leave the value as it was
   */
  public record Violation(
      FieldPath path,
      String fieldPath,
      String rule,
      String message,
      @Nullable String reason,
      boolean error,
      boolean transition) {

    /** The value that the rule blames: its own, or the one that its {@code fieldPath} names. */
    public FieldPath blamed() {
      return Arrays.stream(fieldPath.split("\\.|\\['|'\\]", -1))
          .filter(name -> !name.isEmpty())
          .reduce(path, FieldPath::field, FieldPath::then);
    }
  }

  /**
   * What rules say against {@code object}.
   *
   * @param old the object before an update, null on create
   */
  public List<Violation> validate(JsonValue object, @Nullable JsonValue old) {
    return validate(object, old, new Regexes());
  }

  /**
   * What rules say against {@code object}.
   *
   * @param old the object before an update, null on create
   * @param regexes compiles their regular expressions
   * @throws RegexTooCostlyException if these take more than is left of {@code regexes}
   */
  public List<Violation> validate(JsonValue object, @Nullable JsonValue old, Regexes regexes) {
    List<Violation> violations = new ArrayList<>();
    if (root != null) {
      new Walk(violations, regexes).visit(root, FieldPath.ROOT, object, old);
    }
    return violations;
  }

  /** One walk over an object, until the budget is used up. */
  private static final class Walk {

    private final List<Violation> violations;
    private final Regexes regexes;
    private long budget = BUDGET;

    Walk(List<Violation> violations, Regexes regexes) {
      this.violations = violations;
      this.regexes = regexes;
    }

    void visit(NodeProgram node, FieldPath path, JsonValue value, @Nullable JsonValue oldValue) {
      if (value == JsonNull.NULL || budget < 0) {
        return;
      }
      JsonValue old = oldValue == JsonNull.NULL ? null : oldValue;
      budget = node.run(path, value, old, budget, regexes, violations);
      if (value instanceof JsonObject object) {
        visitMembers(node, path, object, old instanceof JsonObject map ? map : JsonObject.EMPTY);
      } else if (value instanceof JsonArray array && node.items() != null) {
        visitItems(node, node.items(), path, array, old instanceof JsonArray list ? list : null);
      }
    }

    private void visitMembers(NodeProgram node, FieldPath path, JsonObject value, JsonObject old) {
      for (Map.Entry<String, JsonValue> member : value.members().entrySet()) {
        String name = member.getKey();
        NodeProgram property = node.properties().get(name);
        NodeProgram values = node.values();
        if (property != null) {
          visit(property, path.field(name), member.getValue(), old.get(name));
        } else if (values != null) {
          visit(values, path.key(name), member.getValue(), old.get(name));
        }
      }
    }

    private void visitItems(
        NodeProgram list,
        NodeProgram item,
        FieldPath path,
        JsonArray value,
        @Nullable JsonArray old) {
      List<String> keys = list.correlationKeys();
      Map<ListMapKey, JsonValue> oldByKey = old == null ? Map.of() : ListMapKey.index(old, keys);
      for (int i = 0; i < value.items().size(); i++) {
        JsonValue itemValue = value.items().get(i);
        ListMapKey key = ListMapKey.of(itemValue, keys);
        visit(item, path.index(i), itemValue, key == null ? null : oldByKey.get(key));
      }
    }
  }
}
