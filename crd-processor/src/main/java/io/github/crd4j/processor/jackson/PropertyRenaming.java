package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.jackson.Accessor.Kind;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Gives properties the names that annotations and naming strategies ask for. */
final class PropertyRenaming {

  private final JacksonSettings settings;
  private final boolean record;
  private final IgnoredNames ignored;

  PropertyRenaming(JacksonSettings settings, boolean record, IgnoredNames ignored) {
    this.settings = settings;
    this.record = record;
    this.ignored = ignored;
  }

  /** Names properties by their annotations; one with several names is split. */
  void applyExplicitNames(Map<String, Candidate> candidates, Failures failures) {
    List<Candidate> renamed = new ArrayList<>(0);
    Iterator<Candidate> each = candidates.values().iterator();
    while (each.hasNext()) {
      Candidate candidate = each.next();
      if (staysUnnamed(candidate)) {
        continue;
      }
      Set<String> names = candidate.explicitNames();
      if (names.isEmpty()) {
        continue;
      }
      each.remove();
      if (names.size() == 1) {
        candidate.name = names.iterator().next();
        renamed.add(candidate);
      } else {
        renamed.addAll(split(candidate, failures));
      }
    }
    for (Candidate candidate : renamed) {
      join(candidate, candidates);
      if (candidate.has(Kind.PARAMETER)) {
        ignored.ofMembers().remove(candidate.name);
      }
    }
  }

  /** Whether an ignored name keeps the property from being renamed. */
  private boolean staysUnnamed(Candidate candidate) {
    boolean byMember = ignored.ofMembers().contains(candidate.implicitName);
    boolean byClass =
        settings.ignoresJavaNames() && ignored.ofClass().contains(candidate.implicitName);
    if (!byMember && !byClass) {
      return false;
    }
    boolean includedElsewhere =
        candidate.any(
            accessor -> accessor.kind == Kind.PARAMETER ? accessor.explicit : accessor.included());
    if (record || !includedElsewhere) {
      return true;
    }
    if (settings.ignoresJavaNames()) {
      candidate.remove(Kind.FIELD);
    }
    return false;
  }

  private static List<Candidate> split(Candidate candidate, Failures failures) {
    Map<String, Candidate> parts = new LinkedHashMap<>();
    for (Kind kind : Kind.values()) {
      for (Accessor each = candidate.first(kind); each != null; each = each.next) {
        if (each.explicit && each.name != null) {
          parts
              .computeIfAbsent(each.name, name -> new Candidate(candidate.implicitName, name))
              .push(each.before(null));
        } else if (each.visible) {
          failures.ambiguousName(candidate, each);
        }
      }
    }
    return List.copyOf(parts.values());
  }

  /** Translates the names that no annotation gives. */
  void applyStrategy(Map<String, Candidate> candidates, NamingStrategy strategy) {
    List<Candidate> all = List.copyOf(candidates.values());
    candidates.clear();
    for (Candidate candidate : all) {
      if (!candidate.isExplicitlyNamed()) {
        String name = strategy.translate(candidate.name);
        if (ignored.ofMembers().contains(candidate.name)) {
          ignored.ofMembers().add(name);
        }
        candidate.name = name;
      }
      join(candidate, candidates);
    }
  }

  private static void join(Candidate candidate, Map<String, Candidate> candidates) {
    Candidate same = candidates.get(candidate.name);
    if (same == null) {
      candidates.put(candidate.name, candidate);
    } else {
      same.append(candidate);
    }
  }
}
