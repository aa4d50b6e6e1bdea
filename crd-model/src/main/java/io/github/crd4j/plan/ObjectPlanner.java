package io.github.crd4j.plan;

import io.github.crd4j.json.JsonValue;
import io.github.crd4j.plan.ObjectPlan.Binding;
import io.github.crd4j.plan.ObjectPlan.Kept;
import io.github.crd4j.plan.ObjectPlan.Lost;
import io.github.crd4j.plan.PlanPath.Property;
import io.github.crd4j.rules.Findings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Pairs the fields of two objects that correspond. */
final class ObjectPlanner {

  private final Claims claims;
  private final PairChecks checks;
  private final KeptFields kept;
  private final ValuePlanner values;

  /** How many lists are around the objects whose items have no keys. */
  private int positionalLists;

  ObjectPlanner(Claims claims, List<Row> rows, Findings findings) {
    this.claims = claims;
    this.checks = new PairChecks(findings);
    this.kept = new KeptFields(claims, rows, findings);
    this.values = new ValuePlanner(this, checks, rows, findings);
  }

  /**
   * Plans the conversion of two objects.
   *
   * @param moves links into both that no outer object takes care of
   */
  ObjectPlan plan(SchemaPlace spoke, SchemaPlace hub, List<Link> moves) {
    Map<String, String> pairs = pairs(spoke, hub);
    Map<String, List<Link>> inner = new LinkedHashMap<>();
    List<Link> local = new ArrayList<>();
    for (Link move : moves) {
      String holder = holder(move, spoke, hub, pairs);
      if (holder != null) {
        inner.computeIfAbsent(holder, name -> new ArrayList<>()).add(move);
      } else if (!isRename(move, spoke, hub)) {
        local.add(move);
      }
    }
    local.removeIf(move -> local.stream().anyMatch(outer -> isWithin(move, outer)));
    List<Binding> bindings = new ArrayList<>();
    List<Kept> hubOnly = new ArrayList<>();
    List<Kept> spokeOnly = new ArrayList<>();
    List<Lost> lost = new ArrayList<>();
    for (String name : hub.names()) {
      SchemaPlace field = hub.property(name);
      SchemaPlace partner = pairs.containsKey(name) ? spoke.property(pairs.get(name)) : null;
      if (field == null) {
        continue;
      }
      if (partner != null) {
        checks.required(spoke, hub, partner, field);
        bindings.add(bind(spoke, hub, partner, field, inner.getOrDefault(name, List.of())));
      } else {
        kept.add(hub, field, true, hubOnly, lost);
      }
    }
    Map<String, JsonValue> spokeDefaults = defaults(spoke);
    Set<String> unpaired = new TreeSet<>(spoke.names());
    unpaired.removeAll(pairs.values());
    for (String name : unpaired) {
      SchemaPlace field = spoke.property(name);
      if (field != null && !claims.isSpokeClaimed(field.path())) {
        kept.checkRequired(spoke, field);
        kept.add(spoke, field, false, spokeOnly, lost);
        kept.nestedDefaults(field, PlanPath.ROOT.property(name).toString(), spokeDefaults);
      }
    }
    local.forEach(move -> bindings.add(move(spoke, hub, move)));
    boolean open = spoke.schema().preservesUnknownFields() && hub.schema().preservesUnknownFields();
    return new ObjectPlan(bindings, hubOnly, spokeOnly, lost, spokeDefaults, defaults(hub), open);
  }

  /** Plans the items of a list, which are recognised by their content if they have no keys. */
  ObjectPlan planItems(SchemaPlace spoke, SchemaPlace hub, List<Link> moves, boolean positional) {
    positionalLists += positional ? 1 : 0;
    try {
      return plan(spoke, hub, moves);
    } finally {
      positionalLists -= positional ? 1 : 0;
    }
  }

  private Map<String, JsonValue> defaults(SchemaPlace object) {
    Map<String, JsonValue> defaults = new TreeMap<>();
    for (String name : positionalLists > 0 ? object.names() : List.<String>of()) {
      SchemaPlace property = object.property(name);
      JsonValue value = property == null ? null : property.schema().defaultValue();
      if (value != null) {
        defaults.put(PlanPath.ROOT.property(name).toString(), value);
      }
    }
    return defaults;
  }

  /** The name in the spoke of each property of the hub that it has too. */
  private Map<String, String> pairs(SchemaPlace spoke, SchemaPlace hub) {
    Map<String, String> pairs = new LinkedHashMap<>();
    for (String name : hub.names()) {
      Link link = linkTo(hub.path().property(name));
      if (link != null && isRename(link, spoke, hub)) {
        pairs.put(name, link.spoke().last().toString());
      } else if (link == null
          && spoke.property(name) != null
          && !claims.isSpokeClaimed(spoke.path().property(name))) {
        pairs.put(name, name);
      }
    }
    return pairs;
  }

  /** What the object at {@code spoke} calls the property {@code name} of the one at {@code hub}. */
  String spokeName(PlanPath spoke, PlanPath hub, String name) {
    Link link = linkTo(hub.property(name));
    return link != null && isDirectly(link.spoke(), spoke) ? link.spoke().last().toString() : name;
  }

  /**
   * Whether a field is moved out of or into one of the two from elsewhere: what they hold otherwise
   * is copied, and has to be said, as a mapping takes what it only moves from for empty.
   */
  boolean isCrossed(SchemaPlace spoke, SchemaPlace hub) {
    return claims.links().stream()
        .anyMatch(link -> isBelow(link.spoke(), spoke.path()) != isBelow(link.hub(), hub.path()));
  }

  private static boolean isBelow(PlanPath path, PlanPath holder) {
    return path.size() > holder.size() && path.startsWith(holder);
  }

  private @Nullable Link linkTo(PlanPath hubPath) {
    return claims.links().stream()
        .filter(link -> link.hub().equals(hubPath))
        .findFirst()
        .orElse(null);
  }

  private static boolean isRename(Link link, SchemaPlace spoke, SchemaPlace hub) {
    return isDirectly(link.spoke(), spoke.path()) && isDirectly(link.hub(), hub.path());
  }

  private static boolean isWithin(Link inner, Link outer) {
    return !inner.equals(outer)
        && inner.spoke().startsWith(outer.spoke())
        && inner.hub().startsWith(outer.hub());
  }

  private static boolean isDirectly(PlanPath path, PlanPath holder) {
    return path.size() == holder.size() + 1
        && path.startsWith(holder)
        && path.last() instanceof Property;
  }

  /** The property of the hub in which {@code move} is, and its partner as well; null if none. */
  private static @Nullable String holder(
      Link move, SchemaPlace spoke, SchemaPlace hub, Map<String, String> pairs) {
    PlanPath inSpoke = move.spoke().below(spoke.path());
    PlanPath inHub = move.hub().below(hub.path());
    if (inSpoke.size() < 2 || inHub.size() < 2) {
      return null;
    }
    String name = inHub.steps().get(0).toString();
    return inSpoke.steps().get(0).toString().equals(pairs.get(name))
            && isContainer(spoke.step(inSpoke.steps().get(0)))
            && isContainer(hub.step(inHub.steps().get(0)))
            && kindOf(inSpoke.steps().get(1)) != null
            && kindOf(inSpoke.steps().get(1)) == kindOf(inHub.steps().get(1))
        ? name
        : null;
  }

  /** Properties and elements correspond to their like; single items do not. */
  private static @Nullable Class<?> kindOf(PlanPath.Step step) {
    return step instanceof PlanPath.Item ? null : step.getClass();
  }

  private static boolean isContainer(@Nullable SchemaPlace place) {
    return place != null && !place.kind().isScalar() && place.kind() != SchemaPlace.Kind.FREE;
  }

  private Binding bind(
      SchemaPlace spokeHolder,
      SchemaPlace hubHolder,
      SchemaPlace spoke,
      SchemaPlace hub,
      List<Link> moves) {
    Link link = linkTo(hub.path());
    return new Binding(
        spoke.path().below(spokeHolder.path()),
        hub.path().below(hubHolder.path()),
        values.planField(spoke, hub, link == null ? null : link.mapping(), moves));
  }

  private Binding move(SchemaPlace spokeHolder, SchemaPlace hubHolder, Link move) {
    PlanPath inSpoke = move.spoke().below(spokeHolder.path());
    PlanPath inHub = move.hub().below(hubHolder.path());
    SchemaPlace spoke = descend(spokeHolder, inSpoke);
    SchemaPlace hub = descend(hubHolder, inHub);
    List<Link> inner = claims.links().stream().filter(link -> isWithin(link, move)).toList();
    return new Binding(inSpoke, inHub, values.planField(spoke, hub, move.mapping(), inner));
  }

  private static SchemaPlace descend(SchemaPlace from, PlanPath path) {
    SchemaPlace at = from;
    for (PlanPath.Step step : path.steps()) {
      SchemaPlace next = at.step(step);
      if (next == null) {
        throw new IllegalStateException(path + " is not in " + from.path());
      }
      at = next;
    }
    return at;
  }
}
