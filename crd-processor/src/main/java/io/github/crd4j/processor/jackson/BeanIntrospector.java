package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/**
 * Computes what Jackson sees of a class.
 *
 * <p>It keeps what it has read: an introspector serves one round of annotation processing. It never
 * loads a class of the user's.
 */
public final class BeanIntrospector {

  private final BeanClasses classes;
  private final BeanViews views;
  private final UsedProperties usedProperties;
  private final PropertyAssembler assembler;
  private final PolymorphismReader polymorphism;
  private final BeanKinds kinds;
  private final BeanProblems beanProblems;
  private final Unwrapping unwrapping;
  private final MemberTypes memberTypes;
  private final TypeOverrides overrides;
  private final EnumReader enums;

  /** An introspector for the mapper as it comes. */
  public BeanIntrospector(Elements elements, Types types, JacksonFlavor flavor) {
    this(elements, types, JacksonSettings.of(flavor));
  }

  public BeanIntrospector(Elements elements, Types types, JacksonSettings settings) {
    ClassDeclarations declarations = new ClassDeclarations(new AnnotationReader(settings.flavor()));
    CreatorSelection creators =
        new CreatorSelection(new CreatorReader(declarations, settings, types), settings);
    PropertyCollector collector = new PropertyCollector(settings, creators, types);
    classes = new BeanClasses(declarations, types);
    views = new BeanViews(classes, collector, settings);
    usedProperties = new UsedProperties(classes, settings);
    polymorphism = new PolymorphismReader(classes, settings, elements, types);
    memberTypes = new MemberTypes(types);
    overrides = new TypeOverrides(elements, types);
    assembler = new PropertyAssembler(classes, memberTypes, overrides, polymorphism);
    kinds = new BeanKinds(settings);
    beanProblems = new BeanProblems(settings);
    unwrapping = new Unwrapping(settings);
    enums = new EnumReader(declarations, settings);
  }

  /** What Jackson sees of {@code type}. */
  public Bean introspect(DeclaredType type) {
    return introspect(type, PropertyFilter.NONE);
  }

  /** What Jackson sees of {@code type} where a property holds it that takes names from it. */
  public Bean introspect(DeclaredType type, PropertyFilter filter) {
    BeanClass bean = classes.of((TypeElement) type.asElement());
    Set<BeanProblem> problems = new LinkedHashSet<>(2);
    AnnotationUse using = using(bean);
    TypeMirror converted = overrides.apply(type, bean.annotations(), Direction.WRITING).type();
    if (using != null) {
      beanProblems.addCode(bean, using, problems);
      return other(type, bean, BeanKind.CODE, null, problems);
    }
    if (isConverted(bean)) {
      return other(type, bean, BeanKind.VALUE, converted, problems);
    }
    return introspect(type, bean, filter, problems);
  }

  /** What Jackson makes of the constants of an enum. */
  public EnumValues enumValues(TypeElement type) {
    BeanClass bean = classes.of(type);
    return enums.read(bean, views.written((DeclaredType) type.asType()).view());
  }

  private Bean introspect(
      DeclaredType type, BeanClass bean, PropertyFilter filter, Set<BeanProblem> problems) {
    BeanViews.Side out = views.written(type);
    BeanViews.Side in = views.read(type);
    List<Member> values = out.view().collected().values;
    BeanKind kind = values.isEmpty() ? kinds.of(out.bean()) : BeanKind.VALUE;
    Creators creators = in.view().creators();
    boolean readsObjects =
        readsObjects(in) && (kinds.of(in.bean()) == kinds.of(out.bean()) || !values.isEmpty());

    Map<String, UsedProperty> written = new LinkedHashMap<>();
    Map<String, UsedProperty> read = new LinkedHashMap<>();
    if (isObject(kind)) {
      written =
          usedProperties.written(
              out.type(), out.view(), filter.and(PropertyFilter.of(out.bean().annotations())));
    }
    if (readsObjects && kind != BeanKind.MAP && kind != BeanKind.ARRAY && kind != BeanKind.ENUM) {
      read =
          usedProperties.read(
              in.type(),
              in.bean(),
              in.view(),
              filter.and(PropertyFilter.of(in.bean().annotations())));
    }
    problems.addAll(out.view().failures().problems());
    problems.addAll(in.view().failures().problems());
    if (!out.view().failures().isEmpty()) {
      written.clear();
    }
    if (!in.view().failures().isEmpty()) {
      read.clear();
    }
    Map<String, BeanProperty> properties = assemble(out.bean(), written, read, problems);

    List<TypeMirror> readFrom = readFrom(in.type(), creators);
    TypeMirror value = value(out, values);
    boolean empty = kind == BeanKind.OBJECT && written.isEmpty();
    if (empty && value == null && !readsObjects && !readFrom.isEmpty()) {
      value = readFrom.get(0);
      kind = BeanKind.VALUE;
    } else if (empty && out.view().failures().isEmpty() && !hasAny(out, in)) {
      kind = BeanKinds.ofEmpty(out.bean());
      if (kind == BeanKind.OBJECT
          && properties.values().stream().noneMatch(BeanProperty::written)) {
        beanProblems.addEmpty(out.bean(), problems);
      }
    }
    Polymorphism subtypes = polymorphism.ofClass(bean);
    boolean readable =
        isReadable(
            kind,
            values.isEmpty() ? null : readFrom,
            (readsObjects && in.view().failures().isEmpty())
                || (subtypes != null && in.bean().declaration().isAbstract()));
    if (!readable && in.view().failures().isEmpty()) {
      beanProblems.addUnreadable(in.bean(), !readFrom.isEmpty(), problems);
    }
    beanProblems.addOwnStrategy(bean, problems);
    beanProblems.addIdentity(bean, problems);
    return new Bean(
        type,
        kind,
        List.copyOf(properties.values()),
        hasAny(out, in),
        anyValue(out, in),
        value,
        readFrom,
        readable,
        subtypes,
        ClassLevelNames.identityProperty(bean),
        ClassLevelNames.appended(bean),
        List.copyOf(ignoredNames(in)),
        List.copyOf(problems));
  }

  /**
   * Whether the class can be read.
   *
   * @param readFrom from what a class that is written as one value is read; null for other classes
   */
  private static boolean isReadable(
      BeanKind kind, @Nullable List<TypeMirror> readFrom, boolean readsObjects) {
    return readFrom != null ? !readFrom.isEmpty() : !isObject(kind) || readsObjects;
  }

  private static boolean isObject(BeanKind kind) {
    return kind == BeanKind.OBJECT || kind == BeanKind.TUPLE;
  }

  /** Whether a JSON object is taken apart, and not handed to a creator as a whole. */
  private static boolean readsObjects(BeanViews.Side in) {
    Creators creators = in.view().creators();
    boolean wholeObject =
        creators.delegating().stream()
            .anyMatch(
                creator ->
                    creator.size() == 1
                        && !CreatorSelection.isScalar(creator.parameters().get(0).valueType()));
    return !in.bean().declaration().isAbstract()
        && !in.bean().declaration().isInner()
        && (creators.properties() != null || (creators.hasDefault() && !wholeObject));
  }

  private Map<String, BeanProperty> assemble(
      BeanClass bean,
      Map<String, UsedProperty> written,
      Map<String, UsedProperty> read,
      Set<BeanProblem> problems) {
    Map<String, BeanProperty> properties = new TreeMap<>();
    Map<BeanProperty, AnnotationUse> holders = new LinkedHashMap<>(0);
    Set<String> names = new LinkedHashSet<>(written.keySet());
    names.addAll(read.keySet());
    for (String name : names) {
      UsedProperty out = written.get(name);
      UsedProperty in = read.get(name);
      BeanProperty property = assembler.assemble(bean, out, in, problems);
      AnnotationUse unwrapped =
          unwrapping.annotation(
              (out != null ? out.candidate() : Objects.requireNonNull(in).candidate()).annotations);
      if (unwrapped == null) {
        properties.put(name, property);
      } else {
        holders.put(property, unwrapped);
      }
    }
    holders.forEach(
        (holder, unwrapped) -> {
          if (!unwrapping.unwrap(holder, unwrapped, this::introspect, properties, problems)) {
            properties.put(holder.name(), holder);
          }
        });
    return properties;
  }

  private @Nullable TypeMirror value(BeanViews.Side out, List<Member> values) {
    if (values.isEmpty()) {
      return null;
    }
    Member value = values.get(values.size() - 1);
    for (Member each : values) {
      if (each.element() instanceof ExecutableElement) {
        value = each;
        break;
      }
    }
    return overrides
        .apply(memberTypes.of(out.type(), value), value.annotations(), Direction.WRITING)
        .type();
  }

  private List<TypeMirror> readFrom(DeclaredType type, Creators creators) {
    List<TypeMirror> found = new ArrayList<>(0);
    for (List<Creator> each : List.of(creators.delegating(), creators.implicitDelegating())) {
      for (Creator creator : each) {
        if (creator.size() == 1) {
          found.add(memberTypes.of(type, creator.parameters().get(0)));
        }
      }
    }
    return found;
  }

  private static boolean hasAny(BeanViews.Side out, BeanViews.Side in) {
    return !out.view().collected().anyGetters.isEmpty()
        || !in.view().collected().anySetters.isEmpty();
  }

  private @Nullable TypeMirror anyValue(BeanViews.Side out, BeanViews.Side in) {
    for (Member setter : in.view().collected().anySetters) {
      TypeMirror type = memberTypes.of(in.type(), setter);
      return setter.parameters() == 2 ? type : lastArgument(type);
    }
    for (Member getter : out.view().collected().anyGetters) {
      return lastArgument(memberTypes.of(out.type(), getter));
    }
    return null;
  }

  private static @Nullable TypeMirror lastArgument(TypeMirror type) {
    return type instanceof DeclaredType map && map.getTypeArguments().size() == 2
        ? map.getTypeArguments().get(1)
        : null;
  }

  private static Set<String> ignoredNames(BeanViews.Side in) {
    Set<String> names = new TreeSet<>(in.view().ignored().ofMembers());
    names.addAll(in.view().ignored().ofClass());
    return names;
  }

  private static @Nullable AnnotationUse using(BeanClass bean) {
    for (JacksonAnnotation kind :
        List.of(JacksonAnnotation.SERIALIZE, JacksonAnnotation.DESERIALIZE)) {
      AnnotationUse use = bean.annotations().get(kind);
      if (use != null && TypeOverrides.given(use, "using") != null) {
        return use;
      }
    }
    return null;
  }

  private static boolean isConverted(BeanClass bean) {
    AnnotationUse use = bean.annotations().get(JacksonAnnotation.SERIALIZE);
    return use != null && TypeOverrides.given(use, "converter") != null;
  }

  private Bean other(
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
}
