package io.github.crd4j.processor.read;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.CelIdentifier;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.ValidationRule;
import io.github.crd4j.processor.jackson.Polymorphism;
import io.github.crd4j.processor.jackson.Polymorphism.Include;
import io.github.crd4j.processor.jackson.Polymorphism.Use;
import io.github.crd4j.processor.mirror.Origin;
import io.github.crd4j.processor.report.Origins;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * From a type whose JSON is that of one of several classes to the schema of the union.
 *
 * <p>A structural schema has no alternatives with properties of their own: it has the properties of
 * all variants, and rules hold each variant to its own.
 */
final class UnionReader {

  private final Variants variants;
  private final VariantMerge merge;

  UnionReader(Reading reading, BeanReader beans) {
    this.variants = new Variants(reading, beans);
    this.merge = new VariantMerge(reading);
  }

  /** Whether the JSON of {@code element} is that of one of several classes. */
  static boolean isUnion(TypeElement element, @Nullable Polymorphism told) {
    return told != null || Variants.isSealed(element);
  }

  /**
   * The schema of the union.
   *
   * @param told what tells the variants apart; null if nothing does
   * @param element the type that all variants have in common
   * @param base the schema of that type alone
   */
  SchemaDraft read(
      @Nullable Polymorphism told, TypeElement element, SchemaDraft base, Place place) {
    if (told != null && told.include() == Include.WRAPPER_ARRAY) {
      return pair(place);
    }
    List<Variant> all = variants.of(told, element, place);
    if (told != null && told.include() == Include.WRAPPER_OBJECT) {
      return wrapper(told, all, place);
    }
    SchemaDraft union = base.usedAt(place);
    Origin origin = told == null ? place.origin() : told.annotation().origin();
    if (all.isEmpty()) {
      union.set(Keyword.PRESERVE_UNKNOWN_FIELDS, true);
    } else if (!merge.into(union, all, element)) {
      return SchemaDraft.anything(place);
    }
    Map<String, Schema> names = new TreeMap<>(union.schema().properties());
    boolean discriminated =
        told != null && told.use() != Use.DEDUCTION && told.include() != Include.EXTERNAL_PROPERTY;
    Discriminator discriminator = null;
    boolean isLike = told == null || told.use() == Use.DEDUCTION;
    if (told != null && discriminated) {
      names.remove(told.property());
      boolean text = addDiscriminator(union, told, all, origin);
      boolean known = text && all.stream().anyMatch(variant -> !variant.ids().isEmpty());
      discriminator = known ? Discriminator.of(told.property(), told.lenient()) : null;
      if (known && discriminator == null && !told.lenient()) {
        addChoices(union, told, all, names);
      }
    }
    VariantRules rules = new VariantRules(all, names);
    VariantRules.Collected collected = new VariantRules.Collected();
    if (discriminator != null) {
      rules.by(discriminator, "self", "").forEach(rule -> collected.add(rule, rest -> origin));
    } else if (isLike && (told == null || !told.lenient())) {
      ValidationRule like = rules.likeOne();
      if (rules.isLikeOneCostly()) {
        addLikeOne(union, rules.likeOneAsSchemas());
      } else if (like != null) {
        collected.add(like, rest -> origin);
      }
    }
    merge.addRules(union, all, rules, discriminator, collected);
    collected.addTo(union);
    return union;
  }

  /** An id and a value, of which a schema of lists cannot say which is which. */
  static SchemaDraft pair(Place place) {
    SchemaDraft pair = SchemaDraft.list(place, SchemaDraft.anything(place));
    pair.set(Keyword.MIN_ITEMS, 2L);
    pair.set(Keyword.MAX_ITEMS, 2L);
    return pair;
  }

  /** Adds the property; true if its schema is a string, so that rules can compare it with ids. */
  private static boolean addDiscriminator(
      SchemaDraft union, Polymorphism told, List<Variant> all, Origin origin) {
    Map<String, Schema> properties = new TreeMap<>(union.schema().properties());
    Schema own = properties.get(told.property());
    boolean text = own == null || own.isType("string");
    if (text) {
      Schema.Builder id = own == null ? Schema.builder() : own.toBuilder();
      id.set(Keyword.TYPE, "string");
      List<JsonValue> ids = ids(all);
      if (!ids.isEmpty() && all.stream().noneMatch(variant -> variant.ids().isEmpty())) {
        id.set(Keyword.ENUM, new JsonArray(ids));
      }
      properties.put(told.property(), id.build());
      union.set(Keyword.PROPERTIES, properties);
      if (own == null) {
        union.origins().property(told.property(), Origins.of(origin));
      }
    }
    Set<String> required = new TreeSet<>(union.schema().required());
    if (told.lenient()) {
      required.remove(told.property());
    } else if (properties.get(told.property()) != null) {
      required.add(told.property());
    }
    union.set(Keyword.REQUIRED, new ArrayList<>(required));
    return text;
  }

  private static void addChoices(
      SchemaDraft union, Polymorphism told, List<Variant> all, Map<String, Schema> names) {
    List<Schema> enums =
        all.stream()
            .map(variant -> Schema.EMPTY.with(Keyword.ENUM, new JsonArray(ids(List.of(variant)))))
            .toList();
    if (all.stream().noneMatch(variant -> variant.ids().isEmpty())) {
      union.set(Keyword.ONE_OF, new VariantRules(all, names).asSchemas(told.property(), enums));
    }
  }

  private static void addLikeOne(SchemaDraft union, List<Schema> choices) {
    if (!choices.isEmpty()) {
      union.set(Keyword.ANY_OF, choices);
    }
  }

  /** An object with one property, whose name is the id. */
  private static SchemaDraft wrapper(Polymorphism told, List<Variant> all, Place place) {
    SchemaDraft wrapper = SchemaDraft.ofType(place, "object", "");
    if (all.isEmpty() || all.stream().anyMatch(variant -> variant.ids().isEmpty())) {
      wrapper.set(Keyword.PRESERVE_UNKNOWN_FIELDS, true);
      return wrapper;
    }
    Map<String, Schema> properties = new TreeMap<>();
    for (Variant variant : all) {
      for (String id : variant.ids()) {
        properties.put(id, variant.schema());
        wrapper.origins().property(id, variant.draft().origins());
        variant.draft().marks().forEach(mark -> wrapper.mark(mark.below(id)));
      }
    }
    wrapper.set(Keyword.PROPERTIES, properties);
    if (properties.size() <= VariantRules.CHEAP_IDS
        && properties.keySet().stream().allMatch(id -> CelIdentifier.of(id) != null)) {
      VariantRules.Collected one = new VariantRules.Collected();
      one.add(
          ValidationRule.of(
              String.join(
                      " + ",
                      properties.keySet().stream()
                          .map(id -> "(has(self." + CelIdentifier.of(id) + ") ? 1 : 0)")
                          .toList())
                  + " == 1",
              "exactly one of " + String.join(", ", properties.keySet()) + " must be set"),
          rest -> told.annotation().origin());
      one.addTo(wrapper);
    } else {
      wrapper.set(Keyword.MIN_PROPERTIES, 1L);
      wrapper.set(Keyword.MAX_PROPERTIES, 1L);
    }
    return wrapper;
  }

  /**
   * Adds the property beside {@code name} that tells what its value is.
   *
   * @param holder the object that has both
   * @param properties the properties of the holder so far
   * @param value the schema of the value
   */
  void addBeside(
      Polymorphism told,
      String name,
      SchemaDraft value,
      SchemaDraft holder,
      Map<String, Schema> properties) {
    List<Variant> all = variants.before(told);
    Origin origin = told.annotation().origin();
    SchemaDraft beside = SchemaDraft.at(Place.of(told.property(), origin.element(), List.of()));
    beside.replace(Schema.EMPTY.with(Keyword.PROPERTIES, properties));
    boolean text = addDiscriminator(beside, told, all, origin);
    Schema id = beside.schema().properties().get(told.property());
    if (id != null) {
      properties.put(told.property(), id);
      holder.origins().property(told.property(), Origins.of(origin));
    }
    String identifier = CelIdentifier.of(name);
    Discriminator discriminator = Discriminator.of(told.property(), told.lenient());
    if (!text || identifier == null || discriminator == null) {
      return;
    }
    VariantRules.Collected collected = new VariantRules.Collected();
    collected.add(together(told, name, identifier, discriminator), rest -> origin);
    if (!all.isEmpty() && all.stream().noneMatch(variant -> variant.ids().isEmpty())) {
      Map<String, Schema> names = value.schema().properties();
      Discriminator optional = new Discriminator(told.property(), discriminator.identifier(), true);
      new VariantRules(all, names)
          .by(optional, "self." + identifier, "!has(self." + identifier + ") || ")
          .forEach(rule -> collected.add(rule, rest -> origin));
    }
    collected.addTo(holder);
  }

  /** Jackson does not read an id without its value, nor without a default a value without id. */
  private static ValidationRule together(
      Polymorphism told, String name, String value, Discriminator discriminator) {
    String hasValue = "has(self." + value + ")";
    String hasId = "has(self." + discriminator.identifier() + ")";
    return told.lenient()
        ? ValidationRule.of(
            "!" + hasId + " || " + hasValue, name + " is required with " + told.property())
        : ValidationRule.of(
            hasValue + " == " + hasId, told.property() + " and " + name + " must be set together");
  }

  private static List<JsonValue> ids(List<Variant> variants) {
    List<JsonValue> ids = new ArrayList<>();
    for (Variant variant : variants) {
      for (String id : variant.ids()) {
        JsonValue value = new JsonString(id);
        if (!ids.contains(value)) {
          ids.add(value);
        }
      }
    }
    return ids;
  }
}
