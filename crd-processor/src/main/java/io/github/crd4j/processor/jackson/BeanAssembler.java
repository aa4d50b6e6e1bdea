package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.mirror.Mirrors;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Puts the two views of a class together to what it is in JSON. */
final class BeanAssembler {

  private static final String JACKSONIZED = "lombok.extern.jackson.Jacksonized";

  private final BeanViews views;
  private final UsedProperties usedProperties;
  private final PropertyJoin propertyJoin;
  private final WholeTypes wholeTypes;
  private final PolymorphismReader polymorphism;
  private final BeanKinds kinds;
  private final BeanProblems beanProblems;

  BeanAssembler(
      BeanViews views,
      UsedProperties usedProperties,
      PropertyJoin propertyJoin,
      WholeTypes wholeTypes,
      PolymorphismReader polymorphism,
      JacksonSettings settings) {
    this.views = views;
    this.usedProperties = usedProperties;
    this.propertyJoin = propertyJoin;
    this.wholeTypes = wholeTypes;
    this.polymorphism = polymorphism;
    this.kinds = new BeanKinds(settings);
    this.beanProblems = new BeanProblems(settings);
  }

  /**
   * What Jackson sees of a class that it writes itself.
   *
   * @param filter what the holder of the object takes from it
   * @param parts what introspects unwrapped parts
   * @param problems receives what is wrong
   */
  Bean assemble(
      DeclaredType type,
      BeanClass bean,
      PropertyFilter filter,
      Unwrapping.Parts parts,
      Set<BeanProblem> problems) {
    BeanViews.Side out = views.written(type);
    BeanViews.Side in = views.read(type);
    problems.addAll(out.view().failures().problems());
    problems.addAll(in.view().failures().problems());
    TypeMirror value = wholeTypes.value(out);
    BeanKind kind = value == null ? kinds.of(out.bean()) : BeanKind.VALUE;
    boolean readsObjects = readsObjects(in);
    Map<String, UsedProperty> written =
        isObject(kind) && out.view().failures().isEmpty()
            ? usedProperties.written(
                out.type(), out.view(), filter.and(PropertyFilter.of(out.bean().annotations())))
            : Map.of();
    Map<String, UsedProperty> read =
        readsObjects && in.view().failures().isEmpty()
            ? usedProperties.read(
                in.type(),
                in.bean(),
                in.view(),
                filter.and(PropertyFilter.of(in.bean().annotations())))
            : Map.of();
    Map<String, BeanProperty> properties =
        propertyJoin.join(out.bean(), written, read, parts, problems);

    List<TypeMirror> readFrom = wholeTypes.readFrom(in);
    boolean valued = value != null;
    boolean any = WholeTypes.hasAny(out, in);
    if (kind == BeanKind.OBJECT && written.isEmpty() && out.view().failures().isEmpty() && !any) {
      if (!readsObjects && !readFrom.isEmpty()) {
        value = readFrom.get(0);
        kind = BeanKind.VALUE;
      } else {
        kind = BeanKinds.ofEmpty(out.bean());
        if (kind == BeanKind.OBJECT) {
          beanProblems.addEmpty(out.bean(), problems);
        }
      }
    }
    Polymorphism subtypes = polymorphism.ofClass(bean);
    boolean readable =
        valued
            ? !readFrom.isEmpty()
            : !isObject(kind)
                || (readsObjects && in.view().failures().isEmpty())
                || (subtypes != null && in.bean().declaration().isAbstract());
    if (!readable && in.view().failures().isEmpty() && !hasBuilderOfLombok(bean)) {
      beanProblems.addUnreadable(in.bean(), !readFrom.isEmpty(), problems);
    }
    Set<String> ignored = ignoredNames(in);
    if (kind == BeanKind.OBJECT && readable && readsObjects && !any) {
      beanProblems.addWrittenOnly(in.bean(), properties.values(), ignored, problems);
    }
    if (kind == BeanKind.OBJECT && subtypes != null && !bean.declaration().isAbstract()) {
      beanProblems.addTypeIdTwice(subtypes, properties.values(), problems);
    }
    beanProblems.addOwnStrategy(bean, problems);
    beanProblems.addIdentity(bean, problems);
    return new Bean(
        type,
        kind,
        List.copyOf(properties.values()),
        any,
        wholeTypes.anyValue(out, in),
        value,
        readFrom,
        readable,
        subtypes,
        ClassLevelNames.identityProperty(bean),
        ClassLevelNames.appended(bean),
        List.copyOf(ignored),
        List.copyOf(problems));
  }

  /** Lombok adds the {@code @JsonDeserialize} only after the round in which the class is read. */
  private static boolean hasBuilderOfLombok(BeanClass bean) {
    return Mirrors.find(bean.declaration().element(), JACKSONIZED) != null;
  }

  /** A class whose JSON is not that of its members. */
  Bean opaque(
      DeclaredType type,
      BeanClass bean,
      BeanKind kind,
      @Nullable TypeMirror value,
      Set<BeanProblem> problems) {
    return new Bean(
        type,
        kind,
        List.of(),
        false,
        null,
        value,
        List.of(),
        true,
        polymorphism.ofClass(bean),
        null,
        List.of(),
        List.of(),
        List.copyOf(problems));
  }

  private static boolean isObject(BeanKind kind) {
    return kind == BeanKind.OBJECT || kind == BeanKind.TUPLE;
  }

  /** Whether a JSON object is taken apart, and not handed to a creator as a whole. */
  private boolean readsObjects(BeanViews.Side in) {
    BeanKind kind = kinds.of(in.bean());
    if (kind == BeanKind.MAP || kind == BeanKind.ARRAY || kind == BeanKind.ENUM) {
      return false;
    }
    Creators creators = in.view().creators();
    return !in.bean().declaration().isAbstract()
        && !in.bean().declaration().isInner()
        && (creators.properties() != null || (creators.hasDefault() && !takesWhole(creators)));
  }

  private static boolean takesWhole(Creators creators) {
    for (Creator creator : creators.delegating()) {
      if (creator.size() == 1
          && !CreatorSelection.isScalar(creator.parameters().get(0).valueType())) {
        return true;
      }
    }
    return false;
  }

  private static Set<String> ignoredNames(BeanViews.Side in) {
    Set<String> names = new TreeSet<>(in.view().ignored().ofMembers());
    names.addAll(in.view().ignored().ofClass());
    return names;
  }
}
