package io.github.crd4j.processor.read;

import static java.util.stream.Collectors.joining;

import io.github.crd4j.model.CelIdentifier;
import io.github.crd4j.model.ValidationRule;
import io.github.crd4j.processor.jackson.Bean;
import io.github.crd4j.processor.jackson.BeanProperty;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.vocabulary.FieldsRule;
import io.github.crd4j.processor.vocabulary.StatedRule;
import io.github.crd4j.processor.vocabulary.Statements;
import io.github.crd4j.rules.Suggestion;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** CEL rules that annotations stand for: one-of annotations and {@code @Immutable}. */
final class PropertyRules {

  private final Reading reading;

  PropertyRules(Reading reading) {
    this.reading = reading;
  }

  /**
   * Adds the rules about how many of some properties are set to what was {@code said} of a class.
   */
  void addTo(SchemaDraft draft, Bean bean, Statements said) {
    for (FieldsRule rule : said.fieldsRules()) {
      List<String> names = new ArrayList<>();
      for (int i = 0; i < rule.names().size(); i++) {
        String name = resolve(rule, i, bean);
        if (name != null) {
          names.add(name);
        }
      }
      if (names.size() == rule.names().size()) {
        said.demand(
            ValidationRule.of(
                names.stream()
                        .map(name -> "(has(self." + CelIdentifier.of(name) + ") ? 1 : 0)")
                        .collect(joining(" + "))
                    + " "
                    + rule.comparison(),
                rule.wording().formatted(String.join(", ", names))),
            rule.use());
      }
    }
  }

  private @Nullable String resolve(FieldsRule rule, int index, Bean bean) {
    String wanted = rule.names().get(index);
    String found = null;
    for (BeanProperty property : bean.properties()) {
      if (property.name().equals(wanted)) {
        found = wanted;
        break;
      }
      if (property.javaName().equals(wanted)) {
        found = property.name();
      }
    }
    List<String> names = bean.properties().stream().map(BeanProperty::name).toList();
    if (found == null) {
      reading.report(
          SourceRule.FieldNameUnknown,
          rule.use().origin("value", index),
          rule.use().displayName()
              + " names '"
              + wanted
              + "', but "
              + bean.type().asElement().getSimpleName()
              + " has no such property"
              + Suggestion.didYouMean(wanted, names),
          "properties of "
              + bean.type().asElement().getSimpleName()
              + ": "
              + String.join(", ", names));
    } else if (CelIdentifier.of(found) == null) {
      reading.report(
          SourceRule.FieldNameUnknown,
          rule.use().origin("value", index),
          rule.use().displayName() + " names '" + wanted + "', which no CEL rule can spell");
      return null;
    }
    return found;
  }

  /** Adds the rules of an immutable property to it and to the object that holds it. */
  void forbidChange(
      BeanProperty property,
      Statements said,
      SchemaDraft draft,
      SchemaDraft holder,
      boolean required) {
    AnnotationUse use = said.immutable();
    if (use == null) {
      return;
    }
    String name = property.name();
    add(draft, new StatedRule(ValidationRule.of("self == oldSelf", name + " is immutable"), use));
    String identifier = CelIdentifier.of(name);
    if (!required && draft.schema().defaultValue() == null && identifier != null) {
      add(
          holder,
          new StatedRule(
              new ValidationRule(
                  "!has(oldSelf." + identifier + ") || has(self." + identifier + ")",
                  name + " is immutable and cannot be removed",
                  "",
                  null,
                  "." + name,
                  null),
              use));
    }
  }

  static void add(SchemaDraft draft, StatedRule stated) {
    StatementApplier.addRules(draft, List.of(stated));
  }
}
