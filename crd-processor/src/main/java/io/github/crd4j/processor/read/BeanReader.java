package io.github.crd4j.processor.read;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrBool;
import io.github.crd4j.processor.jackson.Bean;
import io.github.crd4j.processor.jackson.BeanKind;
import io.github.crd4j.processor.jackson.BeanProblem;
import io.github.crd4j.processor.jackson.BeanProperty;
import io.github.crd4j.processor.jackson.Polymorphism;
import io.github.crd4j.processor.jackson.PropertyFilter;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Mirrors;
import io.github.crd4j.processor.vocabulary.Statements;
import io.github.crd4j.processor.vocabulary.Vocabularies;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import org.jspecify.annotations.Nullable;

/** From a class to the object schema of its properties. */
final class BeanReader {

  private final Reading reading;
  private final SchemaReader schemas;
  private final StatementApplier statements;
  private final PropertyRules rules;
  private final StrayAnnotations strays;
  private final UnionReader unions;

  private static final String FABRIC8_PACKAGE = "io.fabric8.";

  /** A class without type arguments, which has the same schema wherever it is used so. */
  private record Use(TypeElement type, PropertyFilter filter) {}

  private final Map<Use, SchemaDraft> known = new HashMap<>();

  private final OpenClasses open;
  private final Unrolling unrolling;

  private boolean insideSpec;

  BeanReader(
      Reading reading,
      SchemaReader schemas,
      StatementApplier statements,
      OpenClasses open,
      Unrolling unrolling) {
    this.reading = reading;
    this.schemas = schemas;
    this.statements = statements;
    this.open = open;
    this.unrolling = unrolling;
    this.rules = new PropertyRules(reading);
    this.strays = new StrayAnnotations(reading);
    this.unions = new UnionReader(reading, this);
  }

  SchemaDraft read(DeclaredType type, TypeElement element, Place place) {
    if (!type.getTypeArguments().isEmpty()
        || place.options().polymorphism() != null
        || unrolling.isActive()) {
      return readOnce(type, element, place).usedAt(place);
    }
    Use use = new Use(element, place.options().filter());
    SchemaDraft draft = known.get(use);
    if (draft == null) {
      draft = readOnce(type, element, place);
      known.put(use, draft);
    }
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
    return switch (bean.kind()) {
      case OBJECT -> {
        Polymorphism told = place.options().polymorphism();
        told = told == null ? bean.polymorphism() : told;
        if (unrolling.isAtBottom()) {
          yield openObject(told, place);
        }
        SchemaDraft own = object(bean, element, name -> true);
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
          ? object(bean, type, name -> true)
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
      if (matters || insideSpec) {
        reading.report(
            rule, problem.origin(), problem.message(), problem.details().toArray(String[]::new));
      }
    }
  }

  /**
   * Reads what {@code reading} reads as part of a spec, which a program must be able to read back;
   * a status it only writes.
   */
  SchemaDraft insideSpec(Supplier<SchemaDraft> reading) {
    boolean before = insideSpec;
    insideSpec = true;
    try {
      return reading.get();
    } finally {
      insideSpec = before;
    }
  }

  /**
   * The object schema of {@code bean}.
   *
   * @param wanted which properties to read, by JSON name
   */
  SchemaDraft object(Bean bean, TypeElement element, Predicate<String> wanted) {
    Supertypes.requireAll(element);
    Place self = Place.of(element.getSimpleName().toString(), element, Mirrors.on(element));
    SchemaDraft draft = SchemaDraft.ofType(self, "object", "");
    String description = reading.descriptions().describe(element);
    if (description != null) {
      draft.set(Keyword.DESCRIPTION, description, self.origin());
    }
    Map<String, Schema> properties = new TreeMap<>();
    Set<String> required = new TreeSet<>();
    List<String> bottoms = new ArrayList<>();
    for (BeanProperty property : bean.properties()) {
      if (property.type().getKind() != TypeKind.VOID
          && wanted.test(property.name())
          && !isVoid(property)) {
        readProperty(property, draft, properties, required, bottoms);
      }
    }
    if (bean.anyProperties() && !isClosedModel(element, properties)) {
      anyProperties(bean, draft, self, properties.isEmpty());
    }
    draft.set(Keyword.PROPERTIES, properties);
    draft.set(Keyword.REQUIRED, new ArrayList<>(required));
    Statements said = Vocabularies.read(self.annotations());
    rules.addTo(draft, bean, said);
    Unrolling.dropRulesInto(bottoms, said);
    statements.apply(draft, said, self);
    strays.report(element, bean);
    return draft;
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
   * Whether the class is one of a Kubernetes model with properties: such a class keeps what a later
   * Kubernetes adds to it ({@code additionalProperties}), but the type that it models is closed.
   */
  private static boolean isClosedModel(TypeElement element, Map<String, Schema> properties) {
    return element.getQualifiedName().toString().startsWith(FABRIC8_PACKAGE)
        && !properties.isEmpty();
  }

  private static boolean isVoid(BeanProperty property) {
    return property.type() instanceof DeclaredType type
        && ((TypeElement) type.asElement()).getQualifiedName().contentEquals("java.lang.Void");
  }

  private void readProperty(
      BeanProperty property,
      SchemaDraft holder,
      Map<String, Schema> properties,
      Set<String> required,
      List<String> bottoms) {
    Place place =
        Place.of("'" + property.name() + "'", property.declaration(), annotations(property))
            .with(property.options());
    Statements said = Vocabularies.read(place.annotations());
    AnnotationUse recursive = said.recursive();
    Element member = property.declaration();
    boolean isSpec = property.name().equals("spec") && open.isEmpty();
    Supplier<SchemaDraft> ofType = () -> schemas.read(property.type(), place, said);
    Supplier<SchemaDraft> read = isSpec ? () -> insideSpec(ofType) : ofType;
    SchemaDraft draft;
    boolean isBottom = recursive != null && unrolling.isDeepest(member, recursive);
    if (recursive != null && isBottom) {
      draft = unrolling.bottom(recursive, read);
      unrolling.forbid(property.name(), draft, recursive, holder);
      bottoms.add(property.name());
    } else if (recursive != null) {
      draft = unrolling.deeper(member, recursive, place, read);
    } else {
      draft = read.get();
    }
    describe(draft, property, said);
    if (!(recursive != null && isBottom && Unrolling.isRefused(recursive))
        && isRequired(property, said, draft, place)) {
      required.add(property.name());
    }
    if (!isBottom) {
      rules.forbidChange(property, said, draft, holder, required.contains(property.name()));
    }
    properties.put(property.name(), draft.schema());
    for (String alias : property.aliases()) {
      properties.putIfAbsent(alias, draft.schema());
    }
    Polymorphism told = property.options().polymorphism();
    if (told != null && told.include() == Polymorphism.Include.EXTERNAL_PROPERTY) {
      unions.addBeside(told, property.name(), draft, holder, properties);
    }
    holder.origins().property(property.name(), draft.origins());
    draft.marks().forEach(mark -> holder.mark(mark.below("." + property.name())));
    said.marks().forEach(use -> holder.mark(new Mark("." + property.name(), true, use)));
  }

  /**
   * Those on accessors and their types, also where the compiler drops them, and those on the type
   * argument that a type variable stands for.
   */
  private List<AnnotationUse> annotations(BeanProperty property) {
    List<AnnotationUse> all = new ArrayList<>(property.annotations());
    for (Element accessor : property.accessors()) {
      addNew(reading.dropped().on(accessor, List.of()), all);
    }
    addNew(Mirrors.on(property.type(), property.declaration()), all);
    return all;
  }

  private static void addNew(List<AnnotationUse> uses, List<AnnotationUse> all) {
    for (AnnotationUse use : uses) {
      if (all.stream().noneMatch(use::sameAs)) {
        all.add(use);
      }
    }
  }

  private void describe(SchemaDraft draft, BeanProperty property, Statements said) {
    if (said.keywords().stream().anyMatch(s -> s.keyword() == Keyword.DESCRIPTION)) {
      return;
    }
    for (var accessor : property.accessors()) {
      String description = reading.descriptions().describe(accessor);
      if (description != null) {
        draft.set(Keyword.DESCRIPTION, description);
        return;
      }
    }
  }

  private boolean isRequired(
      BeanProperty property, Statements said, SchemaDraft draft, Place place) {
    boolean required = property.required() || said.required() != null;
    if (!required || draft.schema().defaultValue() == null) {
      return required;
    }
    if (said.required() != null) {
      reading.report(
          SourceRule.RequiredWithDefault,
          said.required().origin(),
          place.name() + " is required, but has a default and so is never missing",
          "the API server fills the default in before it looks for required properties",
          "leave one of the two out");
    }
    return false;
  }
}
