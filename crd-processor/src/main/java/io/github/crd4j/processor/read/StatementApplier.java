package io.github.crd4j.processor.read;

import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.types.KubernetesTypes;
import io.github.crd4j.processor.vocabulary.StatedRule;
import io.github.crd4j.processor.vocabulary.Statement;
import io.github.crd4j.processor.vocabulary.Statements;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Adds to a schema what annotations say of it.
 *
 * <p>The order is fixed: first what decides the type, then the other keywords, then texts, whose
 * meaning depends on both, then rules, and a patch last of all.
 */
final class StatementApplier {

  private final Reading reading;
  private final Unrolling unrolling;
  private final TextApplier texts;
  private final PatchApplier patches;
  private final DetailApplier details;
  private final Sizes sizes;

  StatementApplier(Reading reading, Unrolling unrolling) {
    this.reading = reading;
    this.unrolling = unrolling;
    this.texts = new TextApplier(reading);
    this.patches = new PatchApplier(reading);
    this.details = new DetailApplier(reading);
    this.sizes = new Sizes(reading);
  }

  void apply(SchemaDraft draft, Statements said, Place place) {
    // Where nothing is said of the content, what annotations say of it may not fit.
    if (said.isEmpty() || unrolling.isAtBottom() || draft.isUnknown()) {
      return;
    }
    said.misuses()
        .forEach(
            misuse ->
                reading.report(
                    SourceRule.AnnotationValueInvalid,
                    misuse.origin(),
                    misuse.message(),
                    misuse.details().toArray(String[]::new)));
    said.ignored()
        .forEach(
            ignored ->
                reading.report(
                    SourceRule.AnnotationWithoutEffect,
                    ignored.origin(),
                    ignored.message(),
                    ignored.details().toArray(String[]::new)));
    List<Statement<?>> keywords = new ArrayList<>(said.keywords());
    said.sizes().forEach(size -> keywords.addAll(sizes.of(size, draft.schema(), place)));
    Map<Keyword<?>, Statement<?>> agreed = agree(keywords, place);
    // An annotation that says several things is out of place once.
    Set<AnnotationUse> misplaced = new HashSet<>();
    for (Statement<?> statement : agreed.values()) {
      if (decidesType(statement.keyword())) {
        applyTo(draft, statement, place, misplaced);
      }
    }
    for (Statement<?> statement : agreed.values()) {
      if (!decidesType(statement.keyword())) {
        applyTo(draft, statement, place, misplaced);
      }
    }
    texts.apply(draft, said, place);
    addRules(draft, said.rules());
    if (said.detail() != null) {
      details.apply(draft, said.detail(), place);
    }
    if (said.patch() != null) {
      patches.apply(draft, said.patch(), place);
    }
    said.customizers().forEach(customizer -> patches.customize(draft, customizer, place));
  }

  private static boolean decidesType(Keyword<?> keyword) {
    return keyword == Keyword.TYPE
        || keyword == Keyword.INT_OR_STRING
        || keyword == Keyword.EMBEDDED_RESOURCE;
  }

  private Map<Keyword<?>, Statement<?>> agree(List<Statement<?>> statements, Place place) {
    Map<Keyword<?>, Statement<?>> agreed = new LinkedHashMap<>();
    for (Statement<?> statement : statements) {
      Statement<?> earlier = agreed.putIfAbsent(statement.keyword(), statement);
      if (earlier == null
          || earlier.value().equals(statement.value())
          || isOverridden(statement, earlier)) {
        continue;
      }
      boolean stricter = Bounds.isStricter(statement, earlier);
      if (stricter) {
        agreed.put(statement.keyword(), statement);
      }
      reading.report(
          SourceRule.AnnotationsDisagree,
          statement.use().origin(),
          statement.use().displayName()
              + " says "
              + statement.value()
              + ", but "
              + earlier.use().displayName()
              + " says "
              + earlier.value()
              + " for the "
              + statement.keyword()
              + " of "
              + place.name(),
          (Bounds.isBound(statement.keyword())
                  ? "the stricter one holds: "
                  : "the first one holds: ")
              + (stricter ? statement : earlier).use().displayName());
    }
    Bounds.keepExclusivenessOfBound(agreed);
    return agreed;
  }

  /** A getter may describe anew what it overrides: the nearest comes first. */
  private static boolean isOverridden(Statement<?> statement, Statement<?> nearer) {
    return statement.keyword() == Keyword.DESCRIPTION
        && statement.use().name().equals(nearer.use().name())
        && !statement.use().element().equals(nearer.use().element());
  }

  private <T> void applyTo(
      SchemaDraft draft, Statement<T> statement, Place place, Set<AnnotationUse> misplaced) {
    Schema schema = draft.schema();
    Keyword<T> keyword = statement.keyword();
    if (!Applicability.fits(keyword, schema)) {
      if (misplaced.add(statement.use())) {
        reading.report(
            SourceRule.AnnotationWithoutEffect,
            statement.use().origin(),
            statement.use().displayName()
                + " has no effect on "
                + place.name()
                + ", which is "
                + Applicability.aKind(schema),
            "'" + keyword + "' means something only for " + Applicability.kindsOf(keyword));
      }
      return;
    }
    if (keyword == Keyword.MULTIPLE_OF && schema.isType("integer") && dividesOne(statement)) {
      // Every whole number is a multiple of it.
      return;
    }
    if (keyword == Keyword.INT_OR_STRING) {
      KubernetesTypes.makeIntOrString(draft);
    } else if (keyword == Keyword.TYPE) {
      // It was that of the other type.
      draft.remove(Keyword.FORMAT);
    } else if (keyword == Keyword.EMBEDDED_RESOURCE && schema.type() == null) {
      draft.set(Keyword.TYPE, "object");
    }
    draft.set(keyword, statement.value());
    draft.origins().keyword(keyword, statement.origin());
  }

  private static boolean dividesOne(Statement<?> statement) {
    return statement.value() instanceof JsonNumber unit
        && unit.value().signum() > 0
        && BigDecimal.ONE.remainder(unit.value()).signum() == 0;
  }

  static void addRules(SchemaDraft draft, List<StatedRule> stated) {
    if (stated.isEmpty()) {
      return;
    }
    int before = draft.schema().validations().size();
    draft.addRules(stated.stream().map(StatedRule::rule).toList());
    draft.origins().keyword(Keyword.VALIDATIONS, new RuleOrigins(draft.origins(), before, stated));
  }
}
