package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.jackson.Accessor.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Picks from the properties of a class those that are written, or read, through an accessor. */
final class UsedProperties {

  private final BeanClasses classes;
  private final JacksonSettings settings;
  private final Map<TypeElement, Boolean> ignoredTypes = new HashMap<>();

  UsedProperties(BeanClasses classes, JacksonSettings settings) {
    this.classes = classes;
    this.settings = settings;
  }

  /** By JSON name. */
  Map<String, UsedProperty> written(DeclaredType type, PropertyView view, PropertyFilter filter) {
    Map<String, UsedProperty> used = new LinkedHashMap<>();
    for (Candidate candidate : view.candidates().values()) {
      Accessor accessor = candidate.first(Kind.GETTER);
      accessor = accessor != null ? accessor : candidate.first(Kind.FIELD);
      if (accessor != null
          && !candidate.annotations.has(JacksonAnnotation.BACK_REFERENCE)
          && !candidate.annotations.isOn(JacksonAnnotation.TYPE_ID, "value")
          && !view.collected().anyGetters.contains(accessor.member)
          && !accessor.member.owner().name().equals("java.lang.CharSequence")
          && filter.admits(candidate.name, Direction.WRITING)
          && !isIgnoredType(accessor.member)) {
        used.put(candidate.name, new UsedProperty(candidate, accessor, type));
      }
    }
    return used;
  }

  /**
   * By JSON name, without those that only seem to be read: a back reference, and the map behind an
   * any-setter.
   */
  Map<String, UsedProperty> read(
      DeclaredType type, BeanClass bean, PropertyView view, PropertyFilter filter) {
    List<Member> any = new ArrayList<>(view.collected().anyGetters);
    any.addAll(view.collected().anySetters);
    Map<String, UsedProperty> used = new LinkedHashMap<>();
    for (Candidate candidate : view.candidates().values()) {
      Accessor accessor = reader(candidate, bean, view);
      if (accessor != null
          && !candidate.annotations.has(JacksonAnnotation.BACK_REFERENCE)
          && filter.admits(candidate.name, Direction.READING)
          && (any.isEmpty() || !candidate.any(each -> any.contains(each.member)))
          && (accessor.kind == Kind.PARAMETER || !isIgnoredType(accessor.member))) {
        used.put(candidate.name, new UsedProperty(candidate, accessor, type));
      }
    }
    return used;
  }

  private @Nullable Accessor reader(Candidate candidate, BeanClass bean, PropertyView view) {
    boolean ignored = view.ignored().ofMembers().contains(candidate.name);
    if (candidate.has(Kind.PARAMETER)) {
      return ignored && bean.isRecord() ? null : candidate.first(Kind.PARAMETER);
    }
    if (candidate.has(Kind.SETTER)) {
      return candidate.first(Kind.SETTER);
    }
    if (candidate.has(Kind.FIELD)) {
      return candidate.first(Kind.FIELD);
    }
    Accessor getter = candidate.first(Kind.GETTER);
    if (getter == null) {
      return null;
    }
    boolean filled =
        settings.fillsGetters()
            && !ignored
            && !bean.isRecord()
            && isContainer(getter.member.valueType());
    return filled || candidate.annotations.isOn(JacksonAnnotation.MERGE, "value") ? getter : null;
  }

  private boolean isContainer(TypeMirror type) {
    return type instanceof DeclaredType declared
        && classes
                .of((TypeElement) declared.asElement())
                .inherits("java.util.Collection", "java.util.Map")
            != null;
  }

  private boolean isIgnoredType(Member member) {
    if (!(member.valueType() instanceof DeclaredType declared)) {
      return false;
    }
    TypeElement type = (TypeElement) declared.asElement();
    Boolean known = ignoredTypes.get(type);
    if (known == null) {
      // Those of the JDK have none of Jackson's annotations, but many members to collect.
      known =
          !type.getQualifiedName().toString().startsWith("java.")
              && classes.of(type).annotations().isOn(JacksonAnnotation.IGNORE_TYPE, "value");
      ignoredTypes.put(type, known);
    }
    return known;
  }
}
