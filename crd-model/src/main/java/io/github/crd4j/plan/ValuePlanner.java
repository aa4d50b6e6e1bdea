package io.github.crd4j.plan;

import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonText;
import io.github.crd4j.json.JsonTextException;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.plan.SchemaPlace.Kind;
import io.github.crd4j.plan.ValuePlan.Limit;
import io.github.crd4j.rules.Findings;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Decides how a value of a field that both versions have is converted. */
final class ValuePlanner {

  private static final ValuePlan COPIED = new ValuePlan.Copied();

  private final ObjectPlanner objects;
  private final PairChecks checks;
  private final List<Row> rows;
  private final Findings findings;

  /** Whether a value is planned that is shown or not together with the list or map around it. */
  private boolean inElements;

  ValuePlanner(ObjectPlanner objects, PairChecks checks, List<Row> rows, Findings findings) {
    this.objects = objects;
    this.checks = checks;
    this.rows = rows;
    this.findings = findings;
  }

  /**
   * Plans the value of a field, and adds its line to the table.
   *
   * @param mapping what links the two fields; null if only their paths do
   * @param moves links into both
   */
  ValuePlan planField(
      SchemaPlace spoke, SchemaPlace hub, @Nullable Mapping mapping, List<Link> moves) {
    int first = rows.size();
    ValuePlan value = plan(spoke, hub, mapping, moves);
    boolean renamed = !spoke.path().equals(hub.path());
    if (value instanceof ValuePlan.Hook) {
      row(first, spoke, hub, Row.How.HOOK, value);
    } else if (renamed || rows.size() == first) {
      Row.How how = renamed ? Row.How.RENAMED : Row.How.COPIED;
      row(first, spoke, hub, how, value);
    }
    return value;
  }

  /** Adds a line before those of what is in the value. */
  private void row(int at, SchemaPlace spoke, SchemaPlace hub, Row.How how, ValuePlan value) {
    boolean limited = value instanceof ValuePlan.Shown shown && shown.fallback() != null;
    String note = note(spoke, hub, value);
    rows.add(at, new Row(spoke.path().toString(), hub.path().toString(), how, note, limited));
  }

  private static String note(SchemaPlace spoke, SchemaPlace hub, ValuePlan value) {
    String note = "";
    if (value instanceof ValuePlan.Shown shown) {
      note = shown.fallback() == null ? "" : "else shown as " + shown.fallback();
    } else if (value instanceof ValuePlan.SingleToList) {
      note = "a list of one";
    } else if (value instanceof ValuePlan.ListToSingle) {
      note = "the first of the list";
    }
    JsonValue here = spoke.schema().defaultValue();
    JsonValue there = hub.schema().defaultValue();
    String defaults =
        Objects.equals(here, there)
            ? ""
            : "default differs: " + PairChecks.text(here) + " / " + PairChecks.text(there);
    return note.isEmpty() || defaults.isEmpty() ? note + defaults : note + "; " + defaults;
  }

  private ValuePlan plan(
      SchemaPlace spoke, SchemaPlace hub, @Nullable Mapping mapping, List<Link> moves) {
    Kind here = spoke.kind();
    Kind there = hub.kind();
    if (mapping != null && mapping.hook()) {
      return hook(spoke, hub, mapping);
    }
    if (here == Kind.FREE && there == Kind.FREE) {
      checks.check(spoke, hub, Set.of());
      return COPIED;
    }
    if (here == Kind.OBJECT && there == Kind.OBJECT) {
      return object(spoke, hub, mapping, moves);
    }
    if (here == there && (here == Kind.LIST || here == Kind.MAP)) {
      return elements(spoke, hub, mapping, moves);
    }
    if (mapping != null && (here == Kind.LIST) != (there == Kind.LIST)) {
      SchemaPlace single = here == Kind.LIST ? spoke.elements() : spoke;
      SchemaPlace other = there == Kind.LIST ? hub.elements() : hub;
      if (single != null && other != null && isSame(single, other)) {
        return here == Kind.LIST ? new ValuePlan.ListToSingle() : new ValuePlan.SingleToList();
      }
    }
    return here.isScalar() && there.isScalar()
        ? scalar(spoke, hub, mapping)
        : hook(spoke, hub, mapping);
  }

  private static boolean isSame(SchemaPlace one, SchemaPlace other) {
    return one.kind() == other.kind()
        && (one.kind().isScalar() || one.schema().equals(other.schema()));
  }

  private ValuePlan object(
      SchemaPlace spoke, SchemaPlace hub, @Nullable Mapping mapping, List<Link> moves) {
    if (spoke.schema().preservesUnknownFields() != hub.schema().preservesUnknownFields()) {
      return hook(spoke, hub, mapping);
    }
    checks.check(spoke, hub, Set.of());
    int first = rows.size();
    ObjectPlan object = objects.plan(spoke, hub, moves);
    if (!object.isTrivial() || objects.isCrossed(spoke, hub)) {
      return new ValuePlan.ObjectValue(object);
    }
    summarise(first);
    return COPIED;
  }

  private ValuePlan elements(
      SchemaPlace spoke, SchemaPlace hub, @Nullable Mapping mapping, List<Link> moves) {
    SchemaPlace here = spoke.elements();
    SchemaPlace there = hub.elements();
    if (here == null || there == null) {
      return hook(spoke, hub, mapping);
    }
    int first = rows.size();
    List<String> keys = spokeKeys(spoke, hub);
    ValuePlan element =
        here.kind() == Kind.OBJECT && there.kind() == Kind.OBJECT
            ? item(
                here,
                there,
                moves,
                spoke.kind() == Kind.LIST && keys.isEmpty(),
                objects.isCrossed(spoke, hub))
            : element(here, there, moves);
    if (element instanceof ValuePlan.Hook) {
      rows.subList(first, rows.size()).clear();
      return hook(spoke, hub, mapping);
    }
    checks.check(spoke, hub, Set.of());
    if (element instanceof ValuePlan.ObjectValue object) {
      if (spoke.kind() == Kind.MAP) {
        return new ValuePlan.MapValue(object.object());
      }
      return keys.isEmpty()
          ? new ValuePlan.ListValue(object.object())
          : new ValuePlan.ListMapValue(keys, hub.schema().listMapKeys(), object.object());
    }
    summarise(first);
    if (element instanceof ValuePlan.Shown shown) {
      return shown(spoke, hub, new Limit.Each(shown.limit()), mapping);
    }
    return element instanceof ValuePlan.Copied ? COPIED : hook(spoke, hub, mapping);
  }

  private ValuePlan element(SchemaPlace spoke, SchemaPlace hub, List<Link> moves) {
    boolean before = inElements;
    inElements = true;
    try {
      return plan(spoke, hub, null, moves);
    } finally {
      inElements = before;
    }
  }

  private ValuePlan item(
      SchemaPlace spoke, SchemaPlace hub, List<Link> moves, boolean positional, boolean crossed) {
    if (spoke.schema().preservesUnknownFields() != hub.schema().preservesUnknownFields()) {
      return hook(spoke, hub, null);
    }
    checks.check(spoke, hub, Set.of());
    ObjectPlan item = objects.planItems(spoke, hub, moves, positional);
    return item.isTrivial() && !crossed ? COPIED : new ValuePlan.ObjectValue(item);
  }

  /** What the spoke calls the keys of the hub's list map; none if the keys are not the same. */
  private List<String> spokeKeys(SchemaPlace spoke, SchemaPlace hub) {
    if (!spoke.isListMap() || !hub.isListMap()) {
      return List.of();
    }
    List<String> keys =
        hub.schema().listMapKeys().stream()
            .map(key -> objects.spokeName(spoke.path().elements(), hub.path().elements(), key))
            .toList();
    return new HashSet<>(keys).equals(new HashSet<>(spoke.schema().listMapKeys()))
        ? keys
        : List.of();
  }

  /** Takes the lines of parts back where the whole is copied, and no part has something to say. */
  private void summarise(int first) {
    rows.subList(first, rows.size())
        .removeIf(row -> row.how() == Row.How.COPIED && row.note().isEmpty());
  }

  private ValuePlan scalar(SchemaPlace spoke, SchemaPlace hub, @Nullable Mapping mapping) {
    Kind here = spoke.kind();
    Kind there = hub.kind();
    boolean wider =
        (here == Kind.INTEGER && there == Kind.NUMBER)
            || (there == Kind.INT_OR_STRING && (here == Kind.INTEGER || here == Kind.STRING));
    if (here != there && !wider) {
      return hook(spoke, hub, mapping);
    }
    Limit limit = limit(spoke, hub);
    if (limit == null) {
      // An integer of 32 bits whose partner has the same bounds otherwise.
      checks.check(spoke, hub, here == Kind.INTEGER ? Set.of(Keyword.FORMAT) : Set.of());
      return COPIED;
    }
    checks.check(spoke, hub, Set.of(Keyword.ENUM, Keyword.FORMAT));
    return shown(spoke, hub, limit, mapping);
  }

  /** What the spoke can show of the values of the hub; null for all. */
  private static @Nullable Limit limit(SchemaPlace spoke, SchemaPlace hub) {
    Schema schema = spoke.schema();
    if (!schema.enumValues().isEmpty()
        && (hub.schema().enumValues().isEmpty()
            || !Strictness.extra(hub.schema(), schema).isEmpty())) {
      return new Limit.OneOf(schema.enumValues());
    }
    if (spoke.kind() != hub.kind()) {
      return new Limit.OfType(String.valueOf(schema.type()));
    }
    return spoke.kind() == Kind.INTEGER
            && "int32".equals(schema.format())
            && !"int32".equals(hub.schema().format())
            && !isWithinInt32(hub.schema())
        ? new Limit.Int32()
        : null;
  }

  private static boolean isWithinInt32(Schema schema) {
    JsonNumber least = schema.minimum();
    JsonNumber most = schema.maximum();
    return least != null
        && most != null
        && least.value().doubleValue() >= Integer.MIN_VALUE
        && most.value().doubleValue() <= Integer.MAX_VALUE;
  }

  private ValuePlan shown(
      SchemaPlace spoke, SchemaPlace hub, Limit limit, @Nullable Mapping mapping) {
    JsonValue fallback = fallback(spoke, mapping);
    if (fallback == null && !inElements) {
      findings.add(
          PlanRule.FallbackMissing.at(
              hub.field(),
              hub.name()
                  + " can have values in "
                  + hub.version()
                  + " that "
                  + spoke.version()
                  + " cannot show: "
                  + values(limit, spoke, hub),
              spoke.name() + " of " + spoke.version() + " " + taken(limit),
              "say what it shows instead, as @ConvertedFrom(version = \""
                  + spoke.version()
                  + "\", fallback = \"...\"); the value itself is kept and comes back"));
    }
    return new ValuePlan.Shown(limit, fallback);
  }

  private static String values(Limit limit, SchemaPlace spoke, SchemaPlace hub) {
    if (limit instanceof Limit.Each each) {
      SchemaPlace here = spoke.elements();
      SchemaPlace there = hub.elements();
      return here == null || there == null ? "" : values(each.element(), here, there);
    }
    if (limit instanceof Limit.OneOf) {
      List<JsonValue> extra = Strictness.extra(hub.schema(), spoke.schema());
      return extra.isEmpty() ? "any " + hub.schema().type() : Strictness.texts(extra);
    }
    return limit instanceof Limit.Int32
        ? "integers beyond 32 bits"
        : hub.kind() == Kind.NUMBER ? "fractions" : "the other of integers and strings";
  }

  private static String taken(Limit limit) {
    if (limit instanceof Limit.OneOf oneOf) {
      return "is one of " + Strictness.texts(oneOf.values());
    } else if (limit instanceof Limit.OfType type) {
      return "is of type " + type.type();
    }
    return limit instanceof Limit.Each each
        ? "has items: each " + taken(each.element())
        : "is an integer of 32 bits";
  }

  /** The fallback of {@code mapping} as a value of the spoke; null if it has none that is one. */
  private @Nullable JsonValue fallback(SchemaPlace spoke, @Nullable Mapping mapping) {
    if (mapping == null || mapping.fallback().isEmpty()) {
      return null;
    }
    String text = mapping.fallback();
    JsonValue value;
    try {
      value = JsonText.parse(text).value();
    } catch (JsonTextException malformed) {
      findings.add(
          PlanRule.FallbackMissing.at(
              mapping.place("fallback"),
              "the fallback '" + text + "' cannot be read: " + malformed.getMessage(),
              "a fallback is JSON, or a bare word"));
      return null;
    }
    if (spoke.kind() == Kind.STRING && !(value instanceof JsonString)) {
      value = new JsonString(text);
    }
    List<JsonValue> known = spoke.schema().enumValues();
    if (!known.isEmpty() && !known.contains(value)) {
      findings.add(
          PlanRule.FallbackMissing.at(
              mapping.place("fallback"),
              "the fallback '" + text + "' is itself no value of " + spoke.name(),
              "it is one of " + Strictness.texts(known)));
    }
    return value;
  }

  private ValuePlan hook(SchemaPlace spoke, SchemaPlace hub, @Nullable Mapping mapping) {
    return new ValuePlan.Hook(spoke.path(), hub.path(), fallback(spoke, mapping));
  }
}
