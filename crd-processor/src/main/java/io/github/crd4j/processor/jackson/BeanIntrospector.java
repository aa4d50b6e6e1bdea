package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.evaluate.EnumEvaluator;
import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

  private final JacksonSettings settings;
  private final BeanClasses classes;
  private final BeanViews views;
  private final TypeOverrides overrides;
  private final BeanAssembler assembler;
  private final BeanProblems problems;
  private final EnumReader enums;
  private final Map<TypeElement, EnumValues> enumValues = new HashMap<>();

  /** An introspector for the mapper as it comes. */
  public BeanIntrospector(Elements elements, Types types, JacksonFlavor flavor) {
    this(elements, types, JacksonSettings.of(flavor));
  }

  /** An introspector that knows no values which only code gives. */
  public BeanIntrospector(Elements elements, Types types, JacksonSettings settings) {
    this(elements, types, settings, EnumEvaluator.NONE);
  }

  public BeanIntrospector(
      Elements elements, Types types, JacksonSettings settings, EnumEvaluator evaluator) {
    this.settings = settings;
    ClassDeclarations declarations = new ClassDeclarations(new AnnotationReader(settings.flavor()));
    classes = new BeanClasses(declarations, types);
    overrides = new TypeOverrides(elements, types);
    CreatorReader creators = new CreatorReader(declarations, settings, types);
    views =
        new BeanViews(
            classes,
            new PropertyCollector(settings, new CreatorSelection(creators, settings), types),
            settings);
    PolymorphismReader polymorphism = new PolymorphismReader(classes, settings, elements, types);
    MemberTypes memberTypes = new MemberTypes(types);
    assembler =
        new BeanAssembler(
            views,
            new UsedProperties(classes, settings),
            new PropertyJoin(
                new PropertyAssembler(classes, memberTypes, overrides, polymorphism),
                new Unwrapping(settings)),
            new WholeTypes(memberTypes, overrides),
            polymorphism,
            settings);
    problems = new BeanProblems(settings);
    enums = new EnumReader(declarations, settings, evaluator);
  }

  JacksonFlavor flavor() {
    return settings.flavor();
  }

  /** What Jackson sees of {@code type}. */
  public Bean introspect(DeclaredType type) {
    return introspect(type, PropertyFilter.NONE);
  }

  /** What Jackson sees of {@code type} where a property holds it that takes names from it. */
  public Bean introspect(DeclaredType type, PropertyFilter filter) {
    BeanClass bean = classes.of((TypeElement) type.asElement());
    Set<BeanProblem> found = new LinkedHashSet<>(2);
    AnnotationUse using = using(bean);
    if (using != null) {
      problems.addCode(bean, using, found);
      return assembler.opaque(type, bean, BeanKind.CODE, null, found);
    }
    if (isConverted(bean)) {
      TypeMirror value = overrides.apply(type, bean.annotations(), Direction.WRITING).type();
      return assembler.opaque(type, bean, BeanKind.VALUE, value, found);
    }
    return assembler.assemble(type, bean, filter, this::introspect, found);
  }

  /** What Jackson makes of the constants of an enum. */
  public EnumValues enumValues(TypeElement type) {
    EnumValues known = enumValues.get(type);
    if (known == null) {
      known = enums.read(classes.of(type), views.written((DeclaredType) type.asType()).view());
      enumValues.put(type, known);
    }
    return known;
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
}
