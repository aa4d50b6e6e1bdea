package io.github.crd4j.processor.read;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.processor.jackson.Bean;
import io.github.crd4j.processor.jackson.BeanKind;
import io.github.crd4j.processor.jackson.BeanProblem;
import io.github.crd4j.processor.jackson.Polymorphism;
import java.util.List;
import java.util.function.Predicate;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import org.jspecify.annotations.Nullable;

/** From a class to the object schema of its properties. */
final class BeanReader {

  private static final String ANY_SHAPE = "ANY";

  private final Reading reading;
  private final SchemaReader schemas;
  private final UnionReader unions;
  private final ObjectReader objects;
  private final OpenClasses open;
  private final Unrolling unrolling;
  private final SpecScope spec;
  private final VersionContext version;
  private final SchemaSwaps swaps;
  private final KnownClasses known;

  BeanReader(
      Reading reading,
      SchemaReader schemas,
      StatementApplier statements,
      OpenClasses open,
      Unrolling unrolling) {
    this.reading = reading;
    this.schemas = schemas;
    this.open = open;
    this.unrolling = unrolling;
    this.spec = new SpecScope();
    this.unions = new UnionReader(reading, this);
    this.version = new VersionContext(reading);
    this.swaps = new SchemaSwaps(reading);
    Presence presence = new Presence(reading, spec);
    this.known = new KnownClasses(presence, version);
    PropertyRules rules = new PropertyRules(reading);
    ModelFacts models = new ModelFacts();
    PropertyReader properties =
        new PropertyReader(
            reading, schemas, rules, unions, open, unrolling, spec, presence, models, version,
            swaps);
    this.objects =
        new ObjectReader(reading, schemas, statements, rules, properties, models, version, swaps);
  }

  VersionContext version() {
    return version;
  }

  SpecScope spec() {
    return spec;
  }

  SchemaDraft read(DeclaredType type, TypeElement element, Place place) {
    boolean same =
        type.getTypeArguments().isEmpty()
            && place.options().polymorphism() == null
            && shapeAt(place).equals(ANY_SHAPE)
            && !unrolling.isActive()
            && !swaps.isActive();
    SchemaDraft draft =
        same
            ? known.get(element, place.options().filter(), () -> readOnce(type, element, place))
            : readOnce(type, element, place);
    return draft.usedAt(place);
  }

  private SchemaDraft readOnce(DeclaredType type, TypeElement element, Place place) {
    String key = type.toString();
    if (open.contains(key) || open.isEndless(element)) {
      open.reportCycle(key, place);
      return SchemaDraft.anything(place);
    }
    if (!unrolling.admitsClass()) {
      return SchemaDraft.anything(place);
    }
    open.add(key);
    try {
      Bean bean = reading.beans().introspect(type, place.options().filter());
      // Where the member tells the subtypes apart, the type need not.
      boolean told = place.options().polymorphism() != null;
      report(
          bean.problems().stream()
              .filter(problem -> !told || problem.kind() != BeanProblem.Kind.UNREADABLE)
              .toList());
      return ofKind(bean, element, place);
    } finally {
      open.removeLast();
    }
  }

  private SchemaDraft ofKind(Bean bean, TypeElement element, Place place) {
    return switch (kindAt(place, bean)) {
      case OBJECT -> {
        Polymorphism told = place.options().polymorphism();
        told = told == null ? bean.polymorphism() : told;
        if (unrolling.isAtBottom()) {
          yield openObject(told, place);
        }
        SchemaDraft own = objects.read(bean, element, name -> true);
        yield UnionReader.isUnion(element, told) ? unions.read(told, element, own, place) : own;
      }
      case VALUE ->
          bean.value() == null
              ? SchemaDraft.anything(place)
              : schemas.read(bean.value(), place.unannotated());
      case DATE -> SchemaDraft.ofType(place, "string", "date-time");
      case NUMBER -> SchemaDraft.ofType(place, "number", "");
      case TEXT -> SchemaDraft.ofType(place, "string", "");
      case TUPLE, ARRAY -> SchemaDraft.list(place, SchemaDraft.anything(place));
      case MAP, ENTRY -> SchemaDraft.map(place, SchemaDraft.anything(place));
      case REFERENCE, ENUM, CODE -> SchemaDraft.anything(place);
    };
  }

  /** {@code @JsonFormat} on a member overrules the class's own. */
  private static BeanKind kindAt(Place place, Bean bean) {
    String shape = shapeAt(place);
    if (bean.kind() == BeanKind.OBJECT && shape.equals("ARRAY")) {
      return BeanKind.TUPLE;
    }
    return bean.kind() == BeanKind.TUPLE && !shape.equals("ARRAY") && !shape.equals(ANY_SHAPE)
        ? BeanKind.OBJECT
        : bean.kind();
  }

  private static String shapeAt(Place place) {
    return place.options().format().shape();
  }

  /** Any object, in the form in which the type of an object is told. */
  private static SchemaDraft openObject(@Nullable Polymorphism told, Place place) {
    if (told != null && told.include() == Polymorphism.Include.WRAPPER_ARRAY) {
      return UnionReader.pair(place);
    }
    SchemaDraft object = SchemaDraft.ofType(place, "object", "");
    object.set(Keyword.PRESERVE_UNKNOWN_FIELDS, true);
    return object;
  }

  /** The schema of {@code type} as one of those that {@code base} stands for. */
  SchemaDraft variant(TypeElement type, TypeElement base, Place place) {
    String key = type.asType().toString();
    boolean isBase = type.equals(base);
    if (!isBase && open.contains(key)) {
      open.reportCycle(key, place);
      return SchemaDraft.ofType(place, "object", "");
    }
    if (!unrolling.admitsClass()) {
      return SchemaDraft.ofType(place, "object", "");
    }
    boolean entered = !open.contains(key);
    if (entered) {
      open.add(key);
    }
    try {
      Bean bean = reading.beans().introspect((DeclaredType) type.asType());
      report(bean.problems());
      return bean.kind() == BeanKind.OBJECT
          ? objects.read(bean, type, name -> true)
          : schemas.read(type.asType(), place.unannotated());
    } finally {
      if (entered) {
        open.removeLast();
      }
    }
  }

  /** The schema of what {@code place} tells to be one of several classes that share nothing. */
  SchemaDraft unrelated(Polymorphism told, TypeElement element, Place place) {
    return unions.read(told, element, SchemaDraft.ofType(place, "object", ""), place);
  }

  /** The object schema of {@code bean}, of the properties that are {@code wanted} by JSON name. */
  SchemaDraft object(Bean bean, TypeElement element, Predicate<String> wanted) {
    return objects.read(bean, element, wanted);
  }

  /** Reports what Jackson cannot do with a class, or only code could tell. */
  void report(List<BeanProblem> problems) {
    for (BeanProblem problem : problems) {
      SourceRule rule =
          switch (problem.kind()) {
            case FAILS -> SourceRule.JacksonFails;
            case UNREADABLE -> SourceRule.JacksonCannotRead;
            case UNDECIDABLE -> SourceRule.JsonUndecidable;
            case LOSSY -> SourceRule.JsonLossy;
          };
      boolean matters = rule == SourceRule.JacksonFails || rule == SourceRule.JsonUndecidable;
      if (matters || spec.isInside()) {
        reading.report(
            rule, problem.origin(), problem.message(), problem.details().toArray(String[]::new));
      }
    }
  }
}
