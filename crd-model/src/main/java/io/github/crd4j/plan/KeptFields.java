package io.github.crd4j.plan;

import io.github.crd4j.admission.Defaulter;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.plan.ObjectPlan.Kept;
import io.github.crd4j.plan.ObjectPlan.Lost;
import io.github.crd4j.rules.Findings;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Decides how the fields that one version has are kept. */
final class KeptFields {

  private final Claims claims;
  private final List<Row> rows;
  private final Findings findings;

  KeptFields(Claims claims, List<Row> rows, Findings findings) {
    this.claims = claims;
    this.rows = rows;
    this.findings = findings;
  }

  /**
   * Keeps or drops a field that only the hub or only the spoke has.
   *
   * @param holder the object that has it
   * @param kept where it goes if it is kept
   * @param lost where it and its parts go that are dropped
   */
  void add(SchemaPlace holder, SchemaPlace field, boolean onHub, List<Kept> kept, List<Lost> lost) {
    Leaves leaves = leaves(field, holder.path(), onHub, lost);
    if (leaves != null) {
      JsonValue shown = onHub ? null : shown(field);
      kept.add(new Kept(field.path().last().toString(), leaves, shown));
      row(field, onHub, Row.How.KEPT, shown == null ? "" : "shown as " + shown + " if absent");
      warn(field);
    }
  }

  private void row(SchemaPlace field, boolean onHub, Row.How how, String note) {
    String path = field.path().toString();
    rows.add(new Row(onHub ? "" : path, onHub ? path : "", how, note, false));
  }

  /** How {@code field} is taken apart; null if nothing of it is kept. */
  private @Nullable Leaves leaves(
      SchemaPlace field, PlanPath holder, boolean onHub, List<Lost> lost) {
    PlanPath path = field.path();
    if (onHub ? claims.isHubClaimed(path) : claims.isSpokeClaimed(path)) {
      return null;
    }
    Drop drop = claims.drop(path, onHub);
    if (drop != null) {
      row(field, onHub, Row.How.DROPPED, drop.because());
      if (path.size() > holder.size() + 1) {
        return new Leaves.Dropped();
      }
      lost.add(new Lost(path.last().toString(), onHub, drop.because()));
      return null;
    }
    Leaves parts = parts(field, holder, onHub, lost);
    return field.schema().isNullable() ? new Leaves.Nullable(parts) : parts;
  }

  private Leaves parts(SchemaPlace field, PlanPath holder, boolean onHub, List<Lost> lost) {
    boolean atomic = "atomic".equals(field.schema().mapType());
    return switch (field.kind()) {
      case OBJECT ->
          atomic || field.schema().preservesUnknownFields()
              ? new Leaves.Whole("object")
              : properties(field, holder, onHub, lost);
      case MAP -> {
        SchemaPlace values = field.elements();
        Leaves inner = values == null || atomic ? null : leaves(values, holder, onHub, lost);
        yield inner == null ? new Leaves.Whole("object") : new Leaves.Entries(inner);
      }
      case LIST -> {
        SchemaPlace items = field.isListMap() ? field.elements() : null;
        Leaves inner = items == null ? null : leaves(items, holder, onHub, lost);
        yield inner == null
            ? new Leaves.Whole("array")
            : new Leaves.Items(field.schema().listMapKeys(), inner);
      }
      case FREE -> new Leaves.Whole(field.schema().isType("object") ? "object" : "any");
      case INT_OR_STRING -> new Leaves.Scalar("int-or-string");
      default -> new Leaves.Scalar(String.valueOf(field.schema().type()));
    };
  }

  private Leaves properties(SchemaPlace field, PlanPath holder, boolean onHub, List<Lost> lost) {
    Map<String, Leaves> properties = new TreeMap<>();
    for (String name : field.names()) {
      SchemaPlace property = field.property(name);
      Leaves leaves = property == null ? null : leaves(property, holder, onHub, lost);
      if (leaves != null) {
        properties.put(name, leaves);
      }
    }
    return new Leaves.Properties(properties);
  }

  /** Collects the defaults below a field that only the spoke has, by their path in its holder. */
  void nestedDefaults(SchemaPlace field, String path, Map<String, JsonValue> defaults) {
    SchemaPlace elements = field.elements();
    if (elements != null) {
      nestedDefaults(elements, path + "[]", defaults);
    }
    for (String name : field.names()) {
      SchemaPlace property = field.property(name);
      if (property != null
          && !claims.isSpokeClaimed(property.path())
          && claims.drop(property.path(), false) == null) {
        String below = path + "." + PlanPath.ROOT.property(name);
        JsonValue value = property.schema().defaultValue();
        if (value != null) {
          defaults.put(below, value);
        }
        nestedDefaults(property, below, defaults);
      }
    }
  }

  /** What the API server would fill in, which it does not do after a conversion. */
  private static @Nullable JsonValue shown(SchemaPlace field) {
    JsonValue value = field.schema().defaultValue();
    return value instanceof JsonObject ? Defaulter.fill(value, field.schema()) : value;
  }

  /** A required field of the spoke that nothing gives a value. */
  void checkRequired(SchemaPlace holder, SchemaPlace field) {
    if (PairChecks.isRequired(holder, field)
        && field.schema().defaultValue() == null
        && claims.drop(field.path(), false) == null) {
      findings.add(
          PlanRule.RequiredWithoutSource.at(
              field.field(),
              field.name()
                  + " is required in "
                  + field.version()
                  + ", but objects of the storage version have no such field",
              "they can be read in "
                  + field.version()
                  + ", but never written there: Required value",
              "give it a default, do not require it, or convert it from a field of the storage"
                  + " version with @ConvertedFrom(hook = true)"));
    }
  }

  private void warn(SchemaPlace field) {
    if (field.path().steps().get(0).toString().equals("status")) {
      findings.add(
          PlanRule.KeptStatus.at(
              field.field(),
              field.name() + " is kept in an annotation of the objects that other versions show",
              "whoever may update the object, but not its status, can forge it there",
              "apply the policy that is generated beside the CRD, and silence this"));
    }
    String unbounded = Unbounded.part(field);
    if (unbounded != null) {
      findings.add(
          PlanRule.KeptUnbounded.at(
              field.field(),
              field.name() + " is kept in annotations, but " + unbounded,
              "all annotations of an object together have at most 262144 bytes; beyond half of that"
                  + " kept values are packed, and beyond all of it the object cannot be written in"
                  + " the other version"));
    }
  }
}
