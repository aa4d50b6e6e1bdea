package io.github.crd4j.processor.read;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.SchemaOrBool;
import io.github.crd4j.processor.jackson.Bean;
import io.github.crd4j.processor.jackson.BeanProperty;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Mirrors;
import io.github.crd4j.processor.vocabulary.Statements;
import io.github.crd4j.processor.vocabulary.Vocabularies;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;

/** From what Jackson sees of a class to the schema of its JSON object. */
final class ObjectReader {

  private static final String FABRIC8_PACKAGE = "io.fabric8.";

  private final Reading reading;
  private final SchemaReader schemas;
  private final StatementApplier statements;
  private final PropertyRules rules;
  private final StrayAnnotations strays;
  private final PropertyReader properties;
  private final ModelFacts models;
  private final VersionContext version;
  private final SchemaSwaps swaps;

  ObjectReader(
      Reading reading,
      SchemaReader schemas,
      StatementApplier statements,
      PropertyRules rules,
      PropertyReader properties,
      ModelFacts models,
      VersionContext version,
      SchemaSwaps swaps) {
    this.reading = reading;
    this.schemas = schemas;
    this.statements = statements;
    this.rules = rules;
    this.strays = new StrayAnnotations(reading);
    this.properties = properties;
    this.models = models;
    this.version = version;
    this.swaps = swaps;
  }

  /**
   * The object schema of {@code bean}.
   *
   * @param wanted which properties to read, by JSON name
   */
  SchemaDraft read(Bean bean, TypeElement element, Predicate<String> wanted) {
    Supertypes.requireAll(element);
    Place self = Place.of(element.getSimpleName().toString(), element, annotations(element));
    SchemaDraft draft = SchemaDraft.ofType(self, "object", "");
    String description = reading.descriptions().describe(element);
    if (description != null) {
      draft.set(Keyword.DESCRIPTION, description, self.origin());
    }
    ObjectDraft object = ObjectDraft.of(element, draft);
    int swapped = swaps.enter(self.annotations());
    for (BeanProperty property : bean.properties()) {
      if (property.type().getKind() != TypeKind.VOID
          && wanted.test(property.name())
          && !isVoid(property)
          && version.isPresent(property.annotations())) {
        properties.read(property, object);
      }
    }
    swaps.exit(swapped);
    boolean alone = object.properties().isEmpty();
    if (bean.anyProperties() && (alone || !(isModel(element) || version.closesClasses()))) {
      anyProperties(bean, draft, self, alone);
    }
    draft.set(Keyword.PROPERTIES, object.properties());
    draft.set(Keyword.REQUIRED, new ArrayList<>(object.required()));
    models.addTo(draft, element);
    Statements said = Vocabularies.read(self.annotations());
    rules.addTo(draft, bean, said);
    Unrolling.dropRulesInto(object.bottoms(), said);
    statements.apply(draft, said, self);
    strays.report(element, bean);
    return draft;
  }

  /** Those on the class itself, and those above it that hold for it too. */
  private List<AnnotationUse> annotations(TypeElement element) {
    List<AnnotationUse> all = new ArrayList<>(Mirrors.on(element));
    for (TypeElement above : Supertypes.above(element)) {
      for (AnnotationUse use : Vocabularies.expand(Mirrors.on(above))) {
        if (Vocabularies.isInherited(use) && all.stream().noneMatch(use::sameAs)) {
          all.add(use);
        }
      }
    }
    return version.applicable(Vocabularies.expand(all));
  }

  private void anyProperties(Bean bean, SchemaDraft draft, Place self, boolean alone) {
    if (alone && bean.anyValue() != null) {
      SchemaDraft values = schemas.read(bean.anyValue(), self.unannotated());
      draft.set(Keyword.ADDITIONAL_PROPERTIES, SchemaOrBool.of(values.schema()));
      draft.origins().elements(values.origins());
    } else {
      // Beside known properties a structural schema cannot say of what type the others are.
      draft.set(Keyword.PRESERVE_UNKNOWN_FIELDS, true);
    }
  }

  /**
   * Whether the class is one of a Kubernetes model: such a class keeps what a later Kubernetes adds
   * to it ({@code additionalProperties}), but the type that it models is closed.
   */
  private static boolean isModel(TypeElement element) {
    return element.getQualifiedName().toString().startsWith(FABRIC8_PACKAGE);
  }

  private static boolean isVoid(BeanProperty property) {
    return property.type() instanceof DeclaredType type
        && ((TypeElement) type.asElement()).getQualifiedName().contentEquals("java.lang.Void");
  }
}
