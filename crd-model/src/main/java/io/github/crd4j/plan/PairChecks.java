package io.github.crd4j.plan;

import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.ValidationRule;
import io.github.crd4j.rules.Findings;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** Finds what converts between two versions, and breaks all the same. */
final class PairChecks {

  private final Findings findings;

  PairChecks(Findings findings) {
    this.findings = findings;
  }

  /** Looks at two fields of which the values are the same JSON. */
  void check(SchemaPlace spoke, SchemaPlace hub, Set<Keyword<?>> handled) {
    for (Strictness.Gap gap : Strictness.gaps(hub.schema(), spoke.schema())) {
      findings.add(
          PlanRule.LooserThanStorage.at(
              at(spoke, gap.keyword()),
              spoke.name() + looser(spoke, hub) + gap.text(),
              "the storage version does not check what is written in another one: objects that it"
                  + " would refuse get stored",
              "say the same on both, or silence it where that is meant"));
    }
    for (Strictness.Gap gap : Strictness.gaps(spoke.schema(), hub.schema())) {
      if (!handled.contains(gap.keyword())) {
        findings.add(
            PlanRule.TighterThanStorage.at(
                at(spoke, gap.keyword()),
                spoke.name() + looser(hub, spoke) + gap.text(),
                "such an object can be read in "
                    + spoke.version()
                    + " but never written there, not even to change something else",
                "say the same on both, or silence it where that is meant"));
      }
    }
    defaults(spoke, hub);
    rules(spoke, hub);
  }

  private static FieldPath at(SchemaPlace place, Keyword<?> keyword) {
    return place.schema().has(keyword) ? place.field().field(keyword.keyword()) : place.field();
  }

  /** The middle of a sentence about what one takes and the other refuses. */
  private static String looser(SchemaPlace loose, SchemaPlace strict) {
    return " takes values in " + loose.version() + " that " + strict.version() + " refuses: there ";
  }

  /** Looks at what two objects require; {@code optional} are fields of which both have a value. */
  void required(SchemaPlace spoke, SchemaPlace hub, SchemaPlace spokeField, SchemaPlace hubField) {
    boolean inSpoke = isRequired(spoke, spokeField);
    boolean inHub = isRequired(hub, hubField);
    if (inHub && !inSpoke && spokeField.schema().defaultValue() == null) {
      findings.add(
          PlanRule.LooserThanStorage.at(
              spokeField.field(),
              spokeField.name()
                  + " may be missing in "
                  + spoke.version()
                  + ", but is required in "
                  + hub.version(),
              "the storage version does not check what is written in another one: objects that it"
                  + " would refuse get stored",
              "require it in both, or give it a default here"));
    }
    if (inSpoke && !inHub && hubField.schema().defaultValue() == null) {
      findings.add(
          PlanRule.TighterThanStorage.at(
              spokeField.field(),
              spokeField.name()
                  + " is required in "
                  + spoke.version()
                  + ", but may be missing in "
                  + hub.version(),
              "an object without it can be read in "
                  + spoke.version()
                  + " but never written there, not even to change something else",
              "require it in both, or in none"));
    }
  }

  static boolean isRequired(SchemaPlace holder, SchemaPlace field) {
    return holder.schema().required().contains(field.path().last().toString());
  }

  private void defaults(SchemaPlace spoke, SchemaPlace hub) {
    JsonValue here = spoke.schema().defaultValue();
    JsonValue there = hub.schema().defaultValue();
    if (!Objects.equals(here, there)) {
      findings.add(
          PlanRule.DefaultsDiffer.at(
              at(spoke, Keyword.DEFAULT),
              spoke.name()
                  + " has the default "
                  + text(here)
                  + " in "
                  + spoke.version()
                  + ", but "
                  + text(there)
                  + " in "
                  + hub.version(),
              "a missing value gets the default of the version in which the object was written, and"
                  + " never again one of the version in which it is read",
              "say the same default in both, or silence it where that is meant"));
    }
  }

  static String text(@org.jspecify.annotations.Nullable JsonValue value) {
    return value == null ? "none" : value.toString();
  }

  /** Rules that only the hub has are bypassed through the spoke. */
  private void rules(SchemaPlace spoke, SchemaPlace hub) {
    Set<String> here = new TreeSet<>();
    spoke.schema().validations().forEach(rule -> here.add(rule.rule()));
    List<ValidationRule> missing =
        hub.schema().validations().stream()
            .filter(rule -> !here.contains(rule.rule()))
            // Other rules may be there in the words of other names.
            .filter(rule -> rule.rule().contains("oldSelf") || here.isEmpty())
            .filter(rule -> isOwnRule(rule, spoke, hub))
            .toList();
    if (!missing.isEmpty()) {
      findings.add(
          PlanRule.LooserThanStorage.at(
              spoke.field(),
              spoke.name()
                  + " can be written in "
                  + spoke.version()
                  + " as a rule of "
                  + hub.version()
                  + " forbids it: "
                  + missing.get(0).rule(),
              "the storage version does not check what is written in another one",
              "say the same rule on both, or silence it where that is meant"));
    }
  }

  /**
   * Whether the rule is about no single field, or about one that the spoke has too and that has no
   * such rule of its own: what cannot be changed can mostly not be removed either.
   */
  private static boolean isOwnRule(ValidationRule rule, SchemaPlace spoke, SchemaPlace hub) {
    if (!rule.fieldPath().startsWith(".")) {
      return true;
    }
    String name = rule.fieldPath().substring(1);
    SchemaPlace field = hub.property(name);
    return spoke.names().contains(name)
        && field != null
        && field.schema().validations().stream().noneMatch(own -> own.rule().contains("oldSelf"));
  }
}
