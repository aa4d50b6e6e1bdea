package io.github.crd4j.processor.read;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.processor.jackson.EnumValues;
import io.github.crd4j.processor.jackson.JacksonFlavor;
import io.github.crd4j.processor.jackson.Polymorphism;
import io.github.crd4j.processor.types.ScalarTypes;
import io.github.crd4j.processor.types.TypeMapping;
import io.github.crd4j.processor.types.TypeMappings;
import io.github.crd4j.processor.vocabulary.Statements;
import io.github.crd4j.processor.vocabulary.Vocabularies;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import org.jspecify.annotations.Nullable;

/** From a Java type at a place to its schema. */
public final class SchemaReader {

  private final Reading reading;
  private final Supertypes supertypes;
  private final TypeParts parts;
  private final MapKeys mapKeys;
  private final BeanReader beans;
  private final ArrayReader arrays;
  private final StatementApplier statements;
  private final ListKeysAdvice advice;
  private final MapKeyRules keyRules;

  SchemaReader(Reading reading) {
    this.reading = reading;
    this.supertypes = new Supertypes(reading.types());
    this.parts = new TypeParts(reading);
    this.mapKeys = new MapKeys(reading, parts);
    OpenClasses open = new OpenClasses(reading);
    Unrolling unrolling = new Unrolling(reading, open);
    this.statements = new StatementApplier(reading, unrolling);
    this.beans = new BeanReader(reading, this, statements, open, unrolling);
    this.arrays = new ArrayReader(this);
    this.advice = new ListKeysAdvice(reading, supertypes);
    this.keyRules = new MapKeyRules(reading, supertypes);
  }

  ListKeysAdvice advice() {
    return advice;
  }

  MapKeyRules keyRules() {
    return keyRules;
  }

  BeanReader beans() {
    return beans;
  }

  /** Goes from a place to a part of its type. */
  public TypeParts parts() {
    return parts;
  }

  /**
   * What Jackson makes of the constants of {@code type}; what it cannot tell is reported, unless it
   * is said at {@code place}.
   */
  public EnumValues enumValues(TypeElement type, Place place) {
    EnumValues values = reading.beans().enumValues(type);
    if (!values.problems().isEmpty()
        && Vocabularies.read(place.annotations()).text(Keyword.ENUM) == null) {
      beans.report(values.problems());
    }
    return values.inOrder(reading.constants().of(type));
  }

  /** Which Jackson writes the values. */
  public JacksonFlavor flavor() {
    return reading.beans().flavor();
  }

  /** Looks at the keys of maps. */
  public MapKeys mapKeys() {
    return mapKeys;
  }

  /** What a type gives to its supertypes. */
  public Supertypes supertypes() {
    return supertypes;
  }

  /** The schema of the JSON of {@code type}, with all that is said at {@code place}. */
  public SchemaDraft read(TypeMirror type, Place place) {
    return read(type, place, Vocabularies.read(place.annotations()));
  }

  SchemaDraft read(TypeMirror type, Place place, Statements said) {
    if (type instanceof ArrayType array) {
      return arrays.read(array, place, statements);
    }
    SchemaDraft draft = place.options().custom() ? custom(place) : map(type, place);
    ValueShape.apply(draft, type, place.options().format());
    statements.apply(draft, said, place);
    if (said.patch() == null) {
      keyRules.addTo(draft, type);
    }
    advice.look(type, draft.schema(), place);
    return draft;
  }

  /** The schema of {@code type} alone, without what is said where it is used. */
  private SchemaDraft map(TypeMirror type, Place place) {
    return switch (type.getKind()) {
      case BOOLEAN, BYTE, SHORT, INT, LONG, FLOAT, DOUBLE, CHAR ->
          ScalarTypes.primitive(type.getKind(), place);
      case DECLARED -> declared((DeclaredType) type, place);
      case TYPEVAR -> bounded(((TypeVariable) type).getUpperBound(), place);
      case WILDCARD -> wildcard((WildcardType) type, place);
      case INTERSECTION -> bounded(((IntersectionType) type).getBounds().get(0), place);
      case ERROR -> throw new UnresolvedType(withoutAnnotations(type), place.name());
      default -> unmappable(type.toString(), place);
    };
  }

  private SchemaDraft declared(DeclaredType type, Place place) {
    TypeElement element = (TypeElement) type.asElement();
    String name = element.getQualifiedName().toString();
    Polymorphism told = place.options().polymorphism();
    if (told != null && name.equals("java.lang.Object")) {
      return beans.unrelated(told, element, place);
    }
    for (TypeMapping mapping : TypeMappings.ALL) {
      SchemaDraft draft = mapping.map(type, element, name, place, this);
      if (draft != null) {
        return draft;
      }
    }
    if (name.startsWith("java.") || name.startsWith("javax.")) {
      return unmappable(name, place);
    }
    return DetailApplier.isUnread(place)
        ? DetailApplier.unread(place)
        : beans.read(type, element, place);
  }

  /** The JSON is made by code of the user: it is what the annotations here say, or anything. */
  private static SchemaDraft custom(Place place) {
    return SchemaDraft.anything(place);
  }

  private SchemaDraft bounded(TypeMirror bound, Place place) {
    return map(reading.types().erasure(bound), place);
  }

  private SchemaDraft wildcard(WildcardType type, Place place) {
    @Nullable TypeMirror bound = type.getExtendsBound();
    bound = bound == null ? type.getSuperBound() : bound;
    return bound == null ? SchemaDraft.anything(place) : map(bound, place);
  }

  private SchemaDraft unmappable(String type, Place place) {
    reading.report(
        SourceRule.UnmappableType,
        place.origin(),
        "no schema can be made of '" + type + "', the type of " + place.name(),
        "its JSON is not that of its fields, so they are not looked at",
        "use a type whose JSON is known, leave the property out with @JsonIgnore, or make it"
            + " 'Object' and say what it may be with @SchemaPatch");
    return SchemaDraft.unknown(place);
  }

  /** Compilers print the annotations on a type with it. Rare, so the expression is made here. */
  private static String withoutAnnotations(TypeMirror type) {
    return type.toString().replaceAll("@[\\w.]+(?:\\([^()]*\\))?[\\s,]*", "");
  }
}
