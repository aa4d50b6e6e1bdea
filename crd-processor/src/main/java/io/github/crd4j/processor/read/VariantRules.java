package io.github.crd4j.processor.read;

import static java.util.stream.Collectors.joining;

import io.github.crd4j.model.CelIdentifier;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrBool;
import io.github.crd4j.model.ValidationRule;
import io.github.crd4j.processor.report.Origins.KeywordOrigin;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What each variant of a union requires and forbids, as rules of the whole.
 *
 * <p>The rules only look at which properties there are, so that each costs the API server next to
 * nothing.
 */
final class VariantRules {

  /**
   * So many times a rule may look for a property: the server grants ten million units, and expects
   * a million objects in a list without a limit.
   */
  static final int CHEAP_TERMS = 5;

  /** So many rules of one property are made to keep each of them cheap. */
  private static final int MANY_RULES = 4;

  /** So many properties a rule may count, likewise. */
  static final int CHEAP_IDS = 4;

  private final List<Variant> variants;
  private final Map<String, Schema> properties;
  private final Set<String> names;

  /**
   * @param variants all variants
   * @param properties the properties of all variants as merged, without the discriminator
   */
  VariantRules(List<Variant> variants, Map<String, Schema> properties) {
    this.variants = variants;
    this.properties = properties;
    this.names = new TreeSet<>(properties.keySet());
  }

  /**
   * Rules by the value of {@code discriminator}.
   *
   * @param object the object with the properties, as CEL: the one with the discriminator or a part
   * @param condition what has to hold before anything is demanded; may be empty
   */
  List<ValidationRule> by(Discriminator discriminator, String object, String condition) {
    List<ValidationRule> rules = new ArrayList<>();
    for (String name : names) {
      String identifier = identifier(name);
      if (identifier == null) {
        continue;
      }
      String has = "has(" + object + "." + identifier + ")";
      List<String> requiring = ids(variants.stream().filter(v -> v.requires(name)).toList());
      if (!requiring.isEmpty() && !variants.stream().allMatch(v -> v.requires(name))) {
        for (List<String> ids : inParts(requiring, discriminator)) {
          rules.add(
              ValidationRule.of(
                  condition + discriminator.onlyIf(ids) + has,
                  name + " is required when " + discriminator.describe(ids)));
        }
      }
      List<Variant> allowing = variants.stream().filter(v -> v.has(name) || v.isOpen()).toList();
      boolean known = allowing.stream().noneMatch(v -> v.ids().isEmpty());
      if (known && allowing.size() < variants.size()) {
        List<String> allowed = ids(allowing);
        List<String> others =
            ids(variants.stream().filter(variant -> !allowing.contains(variant)).toList());
        List<List<String>> parts = inParts(others, discriminator);
        if (allowed.size() <= together(discriminator) || parts.size() < others.size()) {
          rules.add(
              ValidationRule.of(
                  condition + discriminator.unless(allowed) + "!" + has,
                  name + " is allowed only when " + discriminator.describe(allowed)));
        } else {
          for (List<String> ids : parts) {
            rules.add(
                ValidationRule.of(
                    condition + discriminator.onlyIf(ids) + "!" + has,
                    name + " is not allowed when " + discriminator.describe(ids)));
          }
        }
      }
    }
    return rules;
  }

  /**
   * The ids of one rule each: a few rules that compare cost less than one that searches a list. Of
   * ids that no variant has, which an open discriminator may have, only one rule can speak.
   */
  private List<List<String>> inParts(List<String> ids, Discriminator discriminator) {
    return ids.size() > MANY_RULES
            || ids.size() <= together(discriminator)
            || (discriminator.optional() && !isClosed())
        ? List.of(ids)
        : ids.stream().map(List::of).toList();
  }

  /**
   * So many ids one rule can compare that is cheap: whether there is one costs as much as an id.
   */
  private int together(Discriminator discriminator) {
    return discriminator.optional() && isClosed() ? 1 : Discriminator.FEW;
  }

  /** Whether the ids of the variants are all that there are, as the schema of the id says. */
  private boolean isClosed() {
    return variants.stream().noneMatch(variant -> variant.ids().isEmpty());
  }

  /**
   * Whether {@link #likeOne} looks at so many properties that a list of such objects without a
   * limit would cost the API server more than it grants a rule.
   */
  boolean isLikeOneCostly() {
    long terms =
        variants.stream()
            .mapToLong(
                variant ->
                    names.stream()
                        .filter(
                            name -> variant.requires(name) ? !isCommon(name) : !variant.has(name))
                        .count())
            .sum();
    return terms > CHEAP_TERMS;
  }

  /** The rule that an object is like one of the variants where nothing says which; or null. */
  @Nullable ValidationRule likeOne() {
    List<String> choices = new ArrayList<>();
    for (Variant variant : variants) {
      List<String> terms = new ArrayList<>();
      for (String name : names) {
        String identifier = identifier(name);
        if (identifier != null && variant.requires(name) && !isCommon(name)) {
          terms.add("has(self." + identifier + ")");
        } else if (identifier != null && !variant.has(name) && !variant.isOpen()) {
          terms.add("!has(self." + identifier + ")");
        }
      }
      if (terms.isEmpty()) {
        return null;
      }
      choices.add(terms.size() == 1 ? terms.get(0) : "(" + String.join(" && ", terms) + ")");
    }
    return choices.size() < 2
        ? null
        : ValidationRule.of(
            String.join(" || ", choices),
            "must have the properties of exactly one of "
                + variants.stream().map(Variant::name).collect(joining(", ")));
  }

  /** What a rule calls the property; null if rules cannot see it. */
  private @Nullable String identifier(String name) {
    Schema schema = properties.get(name);
    return schema != null && isTyped(schema) ? CelIdentifier.of(name) : null;
  }

  /** Whether the API server makes a type for rules of {@code schema}: not of unknown content. */
  private static boolean isTyped(Schema schema) {
    Schema items = schema.items();
    SchemaOrBool values = schema.additionalProperties();
    return (schema.type() != null || schema.isIntOrString())
        && (items == null || isTyped(items))
        && (values == null || values.schema() == null || isTyped(values.schema()));
  }

  private boolean isCommon(String name) {
    return variants.stream().allMatch(variant -> variant.requires(name));
  }

  /**
   * The same as a choice of schemas, for a discriminator that no rule can name.
   *
   * @param discriminator its name in JSON
   */
  List<Schema> asSchemas(String discriminator, List<Schema> enums) {
    List<Schema> choices = new ArrayList<>();
    for (int i = 0; i < variants.size(); i++) {
      choices.add(
          choice(variants.get(i), List.of(discriminator))
              .set(Keyword.PROPERTIES, Map.of(discriminator, enums.get(i)))
              .build());
    }
    return choices;
  }

  /** What {@link #likeOne} says, as a choice of schemas; empty if there is nothing to choose. */
  List<Schema> likeOneAsSchemas() {
    List<Schema> choices =
        variants.stream().map(variant -> choice(variant, List.of()).build()).toList();
    return choices.size() < 2 || choices.contains(Schema.EMPTY) ? List.of() : choices;
  }

  private Schema.Builder choice(Variant variant, List<String> always) {
    List<String> required = new ArrayList<>(always);
    List<Schema> foreign = new ArrayList<>();
    for (String name : names) {
      if (variant.requires(name) && !isCommon(name)) {
        required.add(name);
      } else if (!variant.has(name) && !variant.isOpen()) {
        foreign.add(Schema.EMPTY.with(Keyword.REQUIRED, List.of(name)));
      }
    }
    Schema.Builder choice = Schema.builder();
    if (!required.isEmpty()) {
      choice.set(Keyword.REQUIRED, required.stream().sorted().toList());
    }
    if (foreign.size() == 1) {
      choice.set(Keyword.NOT, foreign.get(0));
    } else if (!foreign.isEmpty()) {
      choice.set(Keyword.NOT, Schema.EMPTY.with(Keyword.ANY_OF, foreign));
    }
    return choice;
  }

  /** A property that only {@code variant} has and that it requires, in CEL; or null. */
  @Nullable String markOf(Variant variant) {
    for (String name : names) {
      if (variant.requires(name)
          && identifier(name) != null
          && variants.stream().allMatch(v -> v.equals(variant) || (!v.has(name) && !v.isOpen()))) {
        return identifier(name);
      }
    }
    return null;
  }

  private static List<String> ids(List<Variant> variants) {
    return variants.stream().flatMap(variant -> variant.ids().stream()).distinct().toList();
  }

  /** Rules with the place in Java of each. */
  static final class Collected {
    private final List<ValidationRule> rules = new ArrayList<>();
    private final List<KeywordOrigin> origins = new ArrayList<>();

    void add(ValidationRule rule, KeywordOrigin origin) {
      if (!rules.contains(rule)) {
        rules.add(rule);
        origins.add(origin);
      }
    }

    /** Adds the rules to those of {@code draft}. */
    void addTo(SchemaDraft draft) {
      if (rules.isEmpty()) {
        return;
      }
      KeywordOrigin earlier = draft.origins().keywordOrigin(Keyword.VALIDATIONS);
      int before = draft.schema().validations().size();
      draft.addRules(rules);
      draft
          .origins()
          .keyword(
              Keyword.VALIDATIONS,
              rest -> {
                if (rest.isEmpty() || !(rest.get(0) instanceof FieldPath.Index index)) {
                  return draft.origins().self();
                }
                int own = index.index() - before;
                if (own < 0) {
                  return earlier == null ? draft.origins().self() : earlier.at(rest);
                }
                return own < origins.size()
                    ? origins.get(own).at(rest.subList(1, rest.size()))
                    : draft.origins().self();
              });
    }
  }
}
