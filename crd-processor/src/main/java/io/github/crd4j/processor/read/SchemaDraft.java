package io.github.crd4j.processor.read;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrBool;
import io.github.crd4j.model.SchemaOrList;
import io.github.crd4j.model.ValidationRule;
import io.github.crd4j.processor.mirror.Origin;
import io.github.crd4j.processor.report.Origins;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A schema while it is read, with the places in Java where each part was said. */
public final class SchemaDraft {

  private Schema.Builder schema;
  private @Nullable Schema built;
  private final Origins origins;
  private final List<Mark> marks = new ArrayList<>();
  private boolean unknown;

  private SchemaDraft(Schema.Builder schema, Origins origins) {
    this.schema = schema;
    this.origins = origins;
  }

  /** A draft that says nothing yet of what {@code place} declares. */
  public static SchemaDraft at(Place place) {
    return new SchemaDraft(Schema.builder(), Origins.of(place.origin()));
  }

  /** A draft of {@code type} and, where given, {@code format}. */
  public static SchemaDraft ofType(Place place, String type, String format) {
    SchemaDraft draft = at(place);
    draft.set(Keyword.TYPE, type);
    draft.set(Keyword.FORMAT, format);
    return draft;
  }

  /** A draft that takes any JSON value. */
  public static SchemaDraft anything(Place place) {
    SchemaDraft draft = at(place);
    draft.set(Keyword.PRESERVE_UNKNOWN_FIELDS, true);
    return draft;
  }

  /** A draft of which nothing can be said: that was reported, and what follows from it is not. */
  static SchemaDraft unknown(Place place) {
    SchemaDraft draft = anything(place);
    draft.unknown = true;
    return draft;
  }

  /** Whether nothing can be said of it. */
  boolean isUnknown() {
    return unknown;
  }

  /** A list whose items are {@code items}. */
  public static SchemaDraft list(Place place, SchemaDraft items) {
    SchemaDraft draft = ofType(place, "array", "");
    draft.set(Keyword.ITEMS, SchemaOrList.of(items.schema()));
    draft.adoptElements(items);
    return draft;
  }

  /** A map whose values are {@code values}. */
  public static SchemaDraft map(Place place, SchemaDraft values) {
    SchemaDraft draft = ofType(place, "object", "");
    draft.set(Keyword.ADDITIONAL_PROPERTIES, SchemaOrBool.of(values.schema()));
    draft.adoptElements(values);
    return draft;
  }

  /** A draft for {@code place} that begins with all that this one says. */
  public SchemaDraft usedAt(Place place) {
    SchemaDraft draft =
        new SchemaDraft(schema().toBuilder(), Origins.over(place.origin(), origins));
    draft.marks.addAll(marks);
    return draft;
  }

  private void adoptElements(SchemaDraft elements) {
    origins.elements(elements.origins);
    elements.marks.forEach(mark -> marks.add(mark.inMany()));
  }

  public <T> void set(Keyword<T> keyword, T value) {
    schema.set(keyword, value);
    built = null;
  }

  public <T> void set(Keyword<T> keyword, T value, Origin origin) {
    set(keyword, value);
    origins.keyword(keyword, rest -> origin);
  }

  /** Adds {@code rules} behind those that there are. */
  void addRules(List<ValidationRule> rules) {
    List<ValidationRule> all = new ArrayList<>(schema().validations());
    all.addAll(rules);
    set(Keyword.VALIDATIONS, all);
  }

  public void remove(Keyword<?> keyword) {
    schema.remove(keyword);
    built = null;
  }

  /** Replaces all that was said of the schema. */
  void replace(Schema replacement) {
    schema = replacement.toBuilder();
    built = replacement;
  }

  public void mark(Mark mark) {
    marks.add(mark);
  }

  /** What is said so far. */
  public Schema schema() {
    Schema known = built;
    if (known == null) {
      known = schema.build();
      built = known;
    }
    return known;
  }

  public Origins origins() {
    return origins;
  }

  public List<Mark> marks() {
    return marks;
  }
}
