package io.github.crd4j.diff;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.yaml.YamlWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Shows changes as people know them from version control.
 *
 * <pre>
 * &#64;&#64; spec.versions[v1] … properties.spec.properties.replicas
 * -  minimum: 0
 * +  minimum: 1
 * </pre>
 */
public final class DiffText {

  private static final int MAX_PATH_LENGTH = 100;

  private DiffText() {}

  /** The lines for {@code changes}; those below one parent share a line {@code @@}. */
  public static List<String> lines(List<Change> changes) {
    List<String> lines = new ArrayList<>();
    FieldPath shown = null;
    for (Change change : changes) {
      FieldPath parent = change.path().parent();
      if (parent != null && !parent.equals(shown)) {
        lines.add("@@ " + shortened(parent));
        shown = parent;
      }
      add(lines, "-  ", change, change.before());
      add(lines, "+  ", change, change.after());
    }
    return lines;
  }

  /** {@link #lines}, each with a line break at its end. */
  public static String render(List<Change> changes) {
    StringBuilder out = new StringBuilder();
    lines(changes).forEach(line -> out.append(line).append('\n'));
    return out.toString();
  }

  private static void add(
      List<String> lines, String prefix, Change change, @Nullable JsonValue value) {
    if (value != null) {
      YamlWriter.write(entry(change.path(), value))
          .lines()
          .forEach(line -> lines.add((prefix + line).stripTrailing()));
    }
  }

  /** The value as its parent has it: a member with its key, or an item with its dash. */
  private static JsonValue entry(FieldPath path, JsonValue value) {
    List<FieldPath.Step> steps = path.steps();
    FieldPath.Step last = steps.get(steps.size() - 1);
    if (last instanceof FieldPath.Field field) {
      return new JsonObject(Map.of(field.name(), value));
    }
    boolean item =
        last instanceof FieldPath.Index
            || (value instanceof JsonObject object
                && object.get("name") != null
                && steps.size() > 1
                && isNamedList(steps.get(steps.size() - 2)));
    return item
        ? new JsonArray(List.of(value))
        : new JsonObject(Map.of(((FieldPath.Key) last).key(), value));
  }

  private static boolean isNamedList(FieldPath.Step step) {
    return step instanceof FieldPath.Field field && CrdDiff.NAMED_LISTS.contains(field.name());
  }

  /** The path without what every path has, and of very long ones the beginning and the end. */
  private static String shortened(FieldPath path) {
    List<FieldPath.Step> steps = path.steps();
    StringBuilder head = new StringBuilder();
    int i = 0;
    while (i < steps.size() && !isSchema(steps.get(i))) {
      append(head, steps.get(i++));
    }
    if (i == steps.size()) {
      return head.isEmpty() ? "(top level)" : head.toString();
    }
    // schema.openAPIV3Schema says nothing that the rest does not say.
    List<FieldPath.Step> inSchema = steps.subList(Math.min(steps.size(), i + 2), steps.size());
    if (inSchema.isEmpty()) {
      append(head, steps.get(i));
      return head.toString();
    }
    return head + " … " + tail(inSchema, MAX_PATH_LENGTH - head.length());
  }

  /** As many of the last steps as fit, but at least two. */
  private static String tail(List<FieldPath.Step> steps, int space) {
    String text = text(steps);
    int from = 0;
    while (text.length() > space && from + 2 < steps.size()) {
      // A property goes together with the word "properties" before it.
      from += steps.get(from + 1) instanceof FieldPath.Key ? 2 : 1;
      text = text(steps.subList(Math.min(from, steps.size() - 1), steps.size()));
    }
    return text;
  }

  private static String text(List<FieldPath.Step> steps) {
    StringBuilder out = new StringBuilder();
    boolean inProperties = false;
    for (FieldPath.Step step : steps) {
      if (inProperties && step instanceof FieldPath.Key key && isName(key.key())) {
        out.append('.').append(key.key());
      } else {
        append(out, step);
      }
      inProperties = step instanceof FieldPath.Field field && field.name().equals("properties");
    }
    return out.toString();
  }

  private static void append(StringBuilder out, FieldPath.Step step) {
    if (step instanceof FieldPath.Field field) {
      out.append(out.isEmpty() ? "" : ".").append(field.name());
    } else if (step instanceof FieldPath.Index index) {
      out.append('[').append(index.index()).append(']');
    } else if (step instanceof FieldPath.Key key) {
      out.append('[').append(key.key()).append(']');
    }
  }

  private static boolean isSchema(FieldPath.Step step) {
    return step instanceof FieldPath.Field field && field.name().equals("schema");
  }

  private static boolean isName(String key) {
    return key.chars().allMatch(c -> Character.isLetterOrDigit(c) || c == '_' || c == '-');
  }
}
