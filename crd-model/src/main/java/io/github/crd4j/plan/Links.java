package io.github.crd4j.plan;

import io.github.crd4j.model.FieldPath;
import io.github.crd4j.plan.PlanPath.Elements;
import io.github.crd4j.plan.PlanPath.Property;
import io.github.crd4j.rules.Findings;
import io.github.crd4j.rules.Suggestion;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the two fields that each mapping between a spoke and the hub is about. */
final class Links {

  private final SchemaPlace spoke;
  private final SchemaPlace hub;
  private final Findings findings;
  private final List<Link> links = new ArrayList<>();

  private Links(SchemaPlace spoke, SchemaPlace hub, Findings findings) {
    this.spoke = spoke;
    this.hub = hub;
    this.findings = findings;
  }

  /** The links that {@code mappings} declare; what is wrong with them is reported. */
  static List<Link> of(
      SchemaPlace spoke, SchemaPlace hub, List<Mapping> mappings, Findings findings) {
    Links links = new Links(spoke, hub, findings);
    mappings.stream()
        .filter(mapping -> mapping.version().equals(spoke.version()))
        // What a path is relative to may itself be mapped: outer ones first.
        .sorted(
            Comparator.comparingInt((Mapping mapping) -> mapping.member().size())
                .thenComparingInt(Mapping::index))
        .forEach(links::add);
    return links.links;
  }

  private void add(Mapping mapping) {
    PlanPath part = parse(mapping, mapping.at(), "at");
    PlanPath path = parse(mapping, mapping.path().replaceFirst("^\\.", ""), "path");
    if (part == null || path == null) {
      return;
    }
    PlanPath inHub = mapping.member().then(part);
    PlanPath inSpoke = path;
    if (mapping.path().isEmpty()) {
      inSpoke = spokeOf(inHub);
    } else if (mapping.path().startsWith(".")) {
      inSpoke = spokeOf(mapping.member().parent()).then(path);
    }
    if (isThere(hub, inHub, mapping, "at")
        && isThere(spoke, inSpoke, mapping, mapping.path().isEmpty() ? "version" : "path")
        && elementsCorrespond(inSpoke, inHub, mapping)
        && isFree(inSpoke, inHub, mapping)) {
      links.add(new Link(inSpoke, inHub, mapping));
    }
  }

  private @Nullable PlanPath parse(Mapping mapping, String text, String member) {
    try {
      return PlanPath.parse(text);
    } catch (IllegalArgumentException malformed) {
      report(mapping, member, "'" + text + "' " + malformed.getMessage());
      return null;
    }
  }

  /** Where in the spoke the field is that {@code inHub} is in the hub, as far as links tell. */
  private PlanPath spokeOf(PlanPath inHub) {
    Link nearest = null;
    for (Link link : links) {
      if (inHub.startsWith(link.hub())
          && (nearest == null || link.hub().size() > nearest.hub().size())) {
        nearest = link;
      }
    }
    return nearest == null ? inHub : nearest.spoke().then(inHub.below(nearest.hub()));
  }

  private boolean isThere(SchemaPlace root, PlanPath path, Mapping mapping, String member) {
    SchemaPlace at = root;
    for (PlanPath.Step step : path.steps()) {
      SchemaPlace next = at.step(step);
      if (next == null) {
        report(mapping, member, missing(at, step));
        return false;
      }
      at = next;
    }
    return true;
  }

  private static String missing(SchemaPlace at, PlanPath.Step step) {
    String place = at.path().isRoot() ? at.version() : at.name() + " in " + at.version();
    if (step instanceof Property property) {
      return "there is no '"
          + property.name()
          + "' in "
          + place
          + Suggestion.didYouMean(property.name(), at.names());
    }
    return step instanceof Elements
        ? "there are no items or values in " + place
        : place + " is no list of type map with these keys: " + step;
  }

  /** What is in every item of one list can only become what is in every item of another. */
  private boolean elementsCorrespond(PlanPath inSpoke, PlanPath inHub, Mapping mapping) {
    List<PlanPath> spokeLists = lists(inSpoke);
    List<PlanPath> hubLists = lists(inHub);
    boolean correspond = spokeLists.size() == hubLists.size();
    for (int i = 0; correspond && i < hubLists.size(); i++) {
      correspond = spokeOf(hubLists.get(i)).equals(spokeLists.get(i));
    }
    if (!correspond) {
      report(
          mapping,
          "path",
          "'"
              + inSpoke
              + "' of "
              + spoke.version()
              + " cannot become '"
              + inHub
              + "', because the lists around them do not correspond");
    }
    return correspond;
  }

  private static List<PlanPath> lists(PlanPath path) {
    List<PlanPath> lists = new ArrayList<>();
    for (int i = 0; i < path.size(); i++) {
      if (path.steps().get(i) instanceof Elements) {
        lists.add(path.first(i));
      }
    }
    return lists;
  }

  private boolean isFree(PlanPath inSpoke, PlanPath inHub, Mapping mapping) {
    for (Link other : links) {
      String clash = clash(inSpoke, inHub, other);
      if (clash != null) {
        findings.add(
            PlanRule.ConvertedFromOverlap.at(
                mapping.place(mapping.path().isEmpty() ? "version" : "path"),
                clash,
                "one field of " + spoke.version() + " becomes one field of " + hub.version()));
        return false;
      }
    }
    return true;
  }

  private @Nullable String clash(PlanPath inSpoke, PlanPath inHub, Link other) {
    if (inSpoke.equals(other.spoke())) {
      return "'" + inSpoke + "' of " + spoke.version() + " is already '" + other.hub() + "'";
    }
    if (inHub.equals(other.hub())) {
      return "'" + inHub + "' is already '" + other.spoke() + "' of " + spoke.version();
    }
    boolean outerIsObject =
        isObject(spoke, other.spoke()) && isObject(hub, other.hub()) && !other.mapping().hook();
    if (inSpoke.startsWith(other.spoke()) && !outerIsObject) {
      return "'"
          + inSpoke
          + "' of "
          + spoke.version()
          + " is a part of '"
          + other.spoke()
          + "', which is already '"
          + other.hub()
          + "'";
    }
    if (other.spoke().startsWith(inSpoke) && (!isObject(spoke, inSpoke) || !isObject(hub, inHub))) {
      return "'"
          + inSpoke
          + "' of "
          + spoke.version()
          + " swallows '"
          + other.spoke()
          + "', which is already '"
          + other.hub()
          + "'";
    }
    return null;
  }

  /** Whether the value is converted property by property, so that parts can go elsewhere. */
  private static boolean isObject(SchemaPlace root, PlanPath path) {
    SchemaPlace at = root;
    for (PlanPath.Step step : path.steps()) {
      SchemaPlace next = at.step(step);
      if (next == null) {
        return false;
      }
      at = next;
    }
    return at.kind() == SchemaPlace.Kind.OBJECT
        || at.kind() == SchemaPlace.Kind.LIST
        || at.kind() == SchemaPlace.Kind.MAP;
  }

  private void report(Mapping mapping, String member, String message) {
    FieldPath place = mapping.place(member);
    findings.add(
        PlanRule.ConvertedFromPath.at(
            place,
            message,
            "'"
                + mapping.member()
                + "' of "
                + hub.version()
                + " is said to be converted from '"
                + (mapping.path().isEmpty() ? mapping.member().toString() : mapping.path())
                + "' of "
                + mapping.version()));
  }
}
