package io.github.crd4j.processor.read;

import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.ValidationRule;
import io.github.crd4j.processor.mirror.Origin;
import io.github.crd4j.processor.report.Origins;
import io.github.crd4j.processor.report.Origins.KeywordOrigin;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Puts the properties and rules of all variants into the one schema of their union. */
final class VariantMerge {

  private final Reading reading;

  VariantMerge(Reading reading) {
    this.reading = reading;
  }

  /** Adds the properties of all variants to {@code union}; false if one is no object. */
  boolean into(SchemaDraft union, List<Variant> variants, TypeElement base) {
    for (Variant variant : variants) {
      if (!variant.schema().isType("object")) {
        reading.report(
            SourceRule.VariantsDisagree,
            Origin.of(variant.type()),
            "'"
                + variant.name()
                + "' is a variant of '"
                + base.getSimpleName()
                + "', but no object",
            "one schema cannot have the properties of some variants and the type of another",
            "nothing is checked of such a value");
        return false;
      }
    }
    Map<String, Schema> properties = new TreeMap<>();
    Map<String, Variant> first = new HashMap<>();
    Set<String> required = new TreeSet<>(variants.get(0).schema().required());
    for (Variant variant : variants) {
      required.retainAll(variant.schema().required());
      variant
          .schema()
          .properties()
          .forEach((name, schema) -> addProperty(name, schema, variant, first, properties, union));
      addMarks(union, variant);
    }
    dropDefaults(variants, properties, union);
    // What all variants have from the base is not described by one that declares it again.
    union
        .schema()
        .properties()
        .forEach(
            (name, schema) ->
                properties.computeIfPresent(
                    name, (same, merged) -> SchemaMerge.withTextsOf(schema, merged)));
    union.set(Keyword.PROPERTIES, properties);
    union.set(Keyword.REQUIRED, new ArrayList<>(required));
    union.remove(Keyword.ADDITIONAL_PROPERTIES);
    union.remove(Keyword.PRESERVE_UNKNOWN_FIELDS);
    if (variants.stream().anyMatch(Variant::isOpen)) {
      union.set(Keyword.PRESERVE_UNKNOWN_FIELDS, true);
    }
    return true;
  }

  private void addProperty(
      String name,
      Schema schema,
      Variant variant,
      Map<String, Variant> first,
      Map<String, Schema> properties,
      SchemaDraft union) {
    Variant earlier = first.putIfAbsent(name, variant);
    if (earlier == null) {
      properties.put(name, schema);
      Origins origins = variant.draft().origins().property(name);
      if (origins != null) {
        union.origins().property(name, origins);
      }
      return;
    }
    SchemaMerge merge = new SchemaMerge();
    properties.merge(name, schema, merge::merge);
    if (!merge.lost().isEmpty()) {
      reading.report(
          SourceRule.VariantsDisagree,
          originOf(variant, name),
          "the variants '"
              + earlier.name()
              + "' and '"
              + variant.name()
              + "' say different things of '"
              + name
              + "'",
          "they differ in: " + String.join(", ", merge.lost()),
          "both share one schema, which can only say what holds for both",
          "say the same of it in both, or give it another name in one");
    }
  }

  /** The API server would fill a default into variants that do not have the property. */
  private void dropDefaults(
      List<Variant> variants, Map<String, Schema> properties, SchemaDraft union) {
    for (Map.Entry<String, Schema> property : properties.entrySet()) {
      String name = property.getKey();
      if (property.getValue().defaultValue() != null
          && !variants.stream().allMatch(variant -> variant.has(name))) {
        property.setValue(property.getValue().toBuilder().remove(Keyword.DEFAULT).build());
        Origin origin =
            union
                .origins()
                .find(
                    List.of(
                        new FieldPath.Field("properties"),
                        new FieldPath.Key(name),
                        new FieldPath.Field("default")));
        reading.report(
            SourceRule.VariantsDisagree,
            origin,
            "the default of '"
                + name
                + "' has no place, because not all variants have the property",
            "the API server would fill it in whatever the variant is",
            "leave it to the program that reads the object");
      }
    }
  }

  private static void addMarks(SchemaDraft union, Variant variant) {
    for (Mark mark : variant.draft().marks()) {
      if (union.marks().stream()
          .noneMatch(m -> m.path().equals(mark.path()) && m.use().sameAs(mark.use()))) {
        union.mark(mark);
      }
    }
  }

  private static Origin originOf(Variant variant, String property) {
    return variant
        .draft()
        .origins()
        .find(List.of(new FieldPath.Field("properties"), new FieldPath.Key(property)));
  }

  /** Adds the variants' own rules, each only for objects that are of the variant. */
  void addRules(
      SchemaDraft union,
      List<Variant> variants,
      VariantRules marks,
      @Nullable Discriminator discriminator,
      VariantRules.Collected to) {
    for (Variant variant : variants) {
      List<ValidationRule> rules = variant.schema().validations();
      KeywordOrigin said = variant.draft().origins().keywordOrigin(Keyword.VALIDATIONS);
      for (int i = 0; i < rules.size(); i++) {
        ValidationRule rule = rules.get(i);
        int index = i;
        KeywordOrigin origin =
            rest -> {
              List<FieldPath.Step> path = new ArrayList<>(List.of(new FieldPath.Index(index)));
              path.addAll(rest);
              return said == null ? Origin.of(variant.type()) : said.at(path);
            };
        if (union.schema().validations().contains(rule)) {
          continue;
        }
        if (variants.stream().allMatch(v -> v.schema().validations().contains(rule))) {
          to.add(rule, origin);
          continue;
        }
        String guard = guard(variant, rule, marks, discriminator);
        if (guard != null) {
          to.add(guarded(guard, rule), origin);
        } else {
          reading.report(
              SourceRule.VariantsDisagree,
              origin.at(List.of()),
              "a rule of '" + variant.name() + "' has no place, because nothing tells the variant",
              "the other variants would be held to it as well",
              "give the variant a discriminator, or a required property that only it has");
        }
      }
    }
  }

  private static @Nullable String guard(
      Variant variant,
      ValidationRule rule,
      VariantRules marks,
      @Nullable Discriminator discriminator) {
    boolean looksBack = rule.rule().contains("oldSelf");
    if (discriminator != null && !variant.ids().isEmpty()) {
      return looksBack && !Boolean.TRUE.equals(rule.optionalOldSelf())
          ? discriminator.onlyIfUnchanged(variant.ids())
          : discriminator.onlyIf(variant.ids());
    }
    String mark = marks.markOf(variant);
    if (mark == null) {
      return null;
    }
    return "!has(self."
        + mark
        + ") || "
        + (looksBack && !Boolean.TRUE.equals(rule.optionalOldSelf())
            ? "!has(oldSelf." + mark + ") || "
            : "");
  }

  private static ValidationRule guarded(String guard, ValidationRule rule) {
    return new ValidationRule(
        guard + "(" + rule.rule() + ")",
        rule.message(),
        rule.messageExpression(),
        rule.reason(),
        rule.fieldPath(),
        rule.optionalOldSelf());
  }
}
