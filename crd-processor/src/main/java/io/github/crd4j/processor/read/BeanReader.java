package io.github.crd4j.processor.read;

import static java.util.stream.Collectors.joining;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.processor.jackson.Bean;
import io.github.crd4j.processor.jackson.BeanProperty;
import io.github.crd4j.processor.mirror.Mirrors;
import io.github.crd4j.processor.vocabulary.Statements;
import io.github.crd4j.processor.vocabulary.Vocabularies;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;

/** From a class to the object schema of its properties. */
final class BeanReader {

  private final Reading reading;
  private final SchemaReader schemas;
  private final StatementApplier statements;
  private final PropertyRules rules;
  private final StrayAnnotations strays;

  /** Schemas of classes without type arguments, which are the same wherever they are used. */
  private final Map<TypeElement, SchemaDraft> known = new HashMap<>();

  /** The classes that are being read, outermost first, to notice when one contains itself. */
  private final Map<String, Place> open = new LinkedHashMap<>();

  BeanReader(Reading reading, SchemaReader schemas, StatementApplier statements) {
    this.reading = reading;
    this.schemas = schemas;
    this.statements = statements;
    this.rules = new PropertyRules(reading);
    this.strays = new StrayAnnotations(reading);
  }

  SchemaDraft read(DeclaredType type, TypeElement element, Place place) {
    boolean shared = type.getTypeArguments().isEmpty();
    SchemaDraft draft = shared ? known.get(element) : null;
    if (draft == null) {
      draft = readOnce(type, element, place);
      if (shared) {
        known.put(element, draft);
      }
    }
    return draft.usedAt(place);
  }

  private SchemaDraft readOnce(DeclaredType type, TypeElement element, Place place) {
    String key = type.toString();
    if (open.containsKey(key)) {
      reportCycle(key, place);
      return SchemaDraft.anything(place);
    }
    open.put(key, place);
    try {
      Bean bean = reading.beans().introspect(type);
      if (bean.value() != null) {
        return schemas.read(
            bean.value(), new Place(place.name(), place.declaration(), List.of(), null));
      }
      return object(bean, element, name -> true);
    } finally {
      open.remove(key);
    }
  }

  /**
   * The object schema of {@code bean}.
   *
   * @param wanted which properties to read, by JSON name
   */
  SchemaDraft object(Bean bean, TypeElement element, Predicate<String> wanted) {
    Place self = Place.of(element.getSimpleName().toString(), element, Mirrors.on(element));
    SchemaDraft draft = SchemaDraft.ofType(self, "object", "");
    String description = reading.descriptions().describe(element);
    if (description != null) {
      draft.set(Keyword.DESCRIPTION, description, self.origin());
    }
    Map<String, Schema> properties = new TreeMap<>();
    Set<String> required = new TreeSet<>();
    for (BeanProperty property : bean.properties()) {
      if (property.type().getKind() != TypeKind.VOID
          && wanted.test(property.name())
          && !isVoid(property)) {
        readProperty(property, draft, properties, required);
      }
    }
    if (bean.anyProperties()) {
      draft.set(Keyword.PRESERVE_UNKNOWN_FIELDS, true);
    }
    draft.set(Keyword.PROPERTIES, properties);
    draft.set(Keyword.REQUIRED, new ArrayList<>(required));
    Statements said = Vocabularies.read(self.annotations());
    rules.addTo(draft, bean, said);
    statements.apply(draft, said, self);
    strays.report(element, bean);
    return draft;
  }

  private static boolean isVoid(BeanProperty property) {
    return property.type() instanceof DeclaredType type
        && ((TypeElement) type.asElement()).getQualifiedName().contentEquals("java.lang.Void");
  }

  private void readProperty(
      BeanProperty property,
      SchemaDraft holder,
      Map<String, Schema> properties,
      Set<String> required) {
    Place place =
        Place.of("'" + property.name() + "'", property.declaration(), property.annotations());
    Statements said = Vocabularies.read(place.annotations());
    SchemaDraft draft = schemas.read(property.type(), place, said);
    describe(draft, property, said);
    if (isRequired(property, said, draft, place)) {
      required.add(property.name());
    }
    rules.forbidChange(property, said, draft, holder, required.contains(property.name()));
    properties.put(property.name(), draft.schema());
    for (String alias : property.aliases()) {
      properties.putIfAbsent(alias, draft.schema());
    }
    holder.origins().property(property.name(), draft.origins());
    draft.marks().forEach(mark -> holder.mark(mark.below("." + property.name())));
    said.marks().forEach(use -> holder.mark(new Mark("." + property.name(), true, use)));
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

  private void reportCycle(String key, Place place) {
    List<String> cycle = new ArrayList<>();
    boolean inside = false;
    for (Map.Entry<String, Place> entry : open.entrySet()) {
      inside |= entry.getKey().equals(key);
      if (inside) {
        cycle.add(simple(entry.getKey()));
      }
    }
    cycle.add(simple(key));
    reading.report(
        SourceRule.RecursiveType,
        place.origin(),
        "'" + simple(key) + "' contains itself through " + place.name(),
        cycle.stream().collect(joining(" -> ")),
        "a CRD has no references, so its schema would be endless",
        "cut it: leave the property out with @JsonIgnore, or make it 'Object'");
  }

  private static String simple(String type) {
    return type.substring(type.lastIndexOf('.') + 1);
  }
}
