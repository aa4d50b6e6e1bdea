package io.github.crd4j.processor.read;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.processor.jackson.BeanProperty;
import io.github.crd4j.processor.jackson.Polymorphism;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Mirrors;
import io.github.crd4j.processor.vocabulary.Fabric8Vocabulary;
import io.github.crd4j.processor.vocabulary.Statement;
import io.github.crd4j.processor.vocabulary.Statements;
import io.github.crd4j.processor.vocabulary.Vocabularies;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** From a property of a class to its schema, in the object that holds it. */
final class PropertyReader {

  private final Reading reading;
  private final SchemaReader schemas;
  private final PropertyRules rules;
  private final UnionReader unions;
  private final OpenClasses open;
  private final Unrolling unrolling;
  private final SpecScope spec;
  private final Presence presence;
  private final ModelFacts models;
  private final VersionContext version;
  private final SchemaSwaps swaps;
  private final InitialiserCheck initialisers;

  PropertyReader(
      Reading reading,
      SchemaReader schemas,
      PropertyRules rules,
      UnionReader unions,
      OpenClasses open,
      Unrolling unrolling,
      SpecScope spec,
      Presence presence,
      ModelFacts models,
      VersionContext version,
      SchemaSwaps swaps) {
    this.reading = reading;
    this.schemas = schemas;
    this.rules = rules;
    this.unions = unions;
    this.open = open;
    this.unrolling = unrolling;
    this.spec = spec;
    this.presence = presence;
    this.models = models;
    this.version = version;
    this.swaps = swaps;
    this.initialisers = new InitialiserCheck(reading);
  }

  /** Adds {@code property} to {@code object}. */
  void read(BeanProperty property, ObjectDraft object) {
    SchemaDraft holder = object.draft();
    List<AnnotationUse> annotations = annotations(property);
    SchemaSwaps.Swap swap = swaps.of(object.type(), property);
    TypeMirror instead = swap == null ? null : swap.target();
    instead = instead == null ? schemaFrom(annotations) : instead;
    if (instead != null && instead.getKind() == TypeKind.VOID) {
      return;
    }
    TypeMirror type = instead == null ? property.type() : instead;
    Place declared = Place.of("'" + property.name() + "'", property.declaration(), annotations);
    Place place =
        instead == null ? declared.with(property.options()).with(twins(property)) : declared;
    Statements said = Vocabularies.read(place.annotations());
    AnnotationUse recursive = said.recursive();
    Element member = property.declaration();
    boolean isSpec = property.name().equals("spec") && open.isEmpty();
    Supplier<SchemaDraft> ofType =
        swap == null || instead != null
            ? () -> schemas.read(type, place, said)
            : () -> once(swap, () -> schemas.read(type, place, said));
    Supplier<SchemaDraft> read = isSpec ? () -> spec.inside(ofType) : ofType;
    SchemaDraft draft;
    boolean isBottom = recursive != null && unrolling.isDeepest(member, recursive);
    if (recursive != null && isBottom) {
      draft = unrolling.bottom(recursive, read);
      unrolling.forbid(property.name(), draft, recursive, holder);
      object.bottoms().add(property.name());
    } else if (recursive != null) {
      draft = unrolling.deeper(member, recursive, place, read);
    } else {
      draft = read.get();
    }
    describe(draft, property, said);
    if (models.isOfModel(property)) {
      if (models.addTo(draft, property)) {
        object.required().add(property.name());
      }
    } else if (!(recursive != null && isBottom && Unrolling.isRefused(recursive))
        && presence.isRequired(property, said, draft, place, isSpec)) {
      object.required().add(property.name());
    }
    if (spec.isInside() && !object.required().contains(property.name())) {
      initialisers.check(property, draft, place);
    }
    if (!isBottom) {
      rules.forbidChange(
          property, said, draft, holder, object.required().contains(property.name()));
    }
    object.properties().put(property.name(), draft.schema());
    for (String alias : property.aliases()) {
      object.properties().putIfAbsent(alias, draft.schema());
    }
    Polymorphism told = place.options().polymorphism();
    if (told != null && told.include() == Polymorphism.Include.EXTERNAL_PROPERTY) {
      unions.addBeside(told, property.name(), draft, holder, object.properties());
    }
    holder.origins().property(property.name(), draft.origins());
    draft.marks().forEach(mark -> holder.mark(mark.below(property.name())));
    said.marks().forEach(use -> holder.mark(new Mark(property.name(), use)));
  }

  /** What is read at a member that may be what it is for so many times. */
  private SchemaDraft once(SchemaSwaps.Swap swap, Supplier<SchemaDraft> read) {
    swap.enter();
    open.cut();
    try {
      return read.get();
    } finally {
      open.join();
      swap.exit();
    }
  }

  /** The type that fabric8's {@code @SchemaFrom} puts in the place of the member's own, or null. */
  private static @Nullable TypeMirror schemaFrom(List<AnnotationUse> annotations) {
    for (AnnotationUse use : annotations) {
      if (use.name().equals(Fabric8Vocabulary.SCHEMA_FROM)) {
        return use.type("type");
      }
    }
    return null;
  }

  /**
   * Those on accessors and their types, also where the compiler drops them, and those on the type
   * argument that a type variable stands for.
   */
  private List<AnnotationUse> annotations(BeanProperty property) {
    List<AnnotationUse> all = new ArrayList<>(property.annotations());
    for (Element accessor : property.accessors()) {
      Mirrors.addNew(reading.dropped().on(Mirrors.valueHolder(accessor), List.of()), all);
    }
    Mirrors.addNew(Mirrors.on(property.type(), property.declaration()), all);
    return version.applicable(Vocabularies.expand(all));
  }

  /** The type in each accessor, as far as it has parts, where annotations may stand. */
  private static List<Place.Twin> twins(BeanProperty property) {
    boolean hasParts =
        property.type() instanceof ArrayType
            || (property.type() instanceof DeclaredType type && !type.getTypeArguments().isEmpty());
    return hasParts
        ? Stream.concat(property.accessors().stream(), property.overridden().stream())
            .map(
                accessor ->
                    new Place.Twin(Mirrors.valueHolder(accessor), Mirrors.valueType(accessor)))
            .toList()
        : List.of();
  }

  private void describe(SchemaDraft draft, BeanProperty property, Statements said) {
    for (Statement<?> statement : said.keywords()) {
      if (statement.keyword() == Keyword.DESCRIPTION) {
        return;
      }
    }
    for (var accessor : property.accessors()) {
      String description = reading.descriptions().describe(accessor);
      if (description != null) {
        draft.set(Keyword.DESCRIPTION, description);
        return;
      }
    }
  }
}
