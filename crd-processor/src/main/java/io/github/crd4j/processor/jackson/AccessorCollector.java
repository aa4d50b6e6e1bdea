package io.github.crd4j.processor.jackson;

import java.util.List;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Finds the fields, getters and setters of a class and puts them under their implicit names. */
final class AccessorCollector {

  private static final Set<String> BOOLEANS =
      Set.of("java.lang.Boolean", "java.util.concurrent.atomic.AtomicBoolean");
  private static final Set<String> REFERENCES =
      Set.of("java.util.Optional", "java.util.concurrent.atomic.AtomicReference");

  private final JacksonSettings settings;
  private final Direction direction;
  private final AccessorNaming naming;
  private final Visibility visibility;
  private final boolean record;
  private final CollectedAccessors found = new CollectedAccessors();

  private AccessorCollector(
      JacksonSettings settings, BeanClass bean, Direction direction, AccessorNaming naming) {
    this.settings = settings;
    this.direction = direction;
    this.naming = naming;
    this.visibility = Visibility.of(bean, settings);
    this.record = bean.isRecord();
  }

  static CollectedAccessors collect(
      JacksonSettings settings, BeanClass bean, Direction direction, AccessorNaming naming) {
    AccessorCollector collector = new AccessorCollector(settings, bean, direction, naming);
    for (Member field : bean.fields()) {
      collector.addField(field);
    }
    for (Member method : bean.methods()) {
      switch (method.parameters()) {
        case 0 -> collector.addGetter(method);
        case 1 -> collector.addSetter(method);
        default -> collector.addAnySetter(method);
      }
    }
    return collector.found;
  }

  private void addField(Member field) {
    if (field.annotations().isOn(JacksonAnnotation.VALUE, "value")) {
      found.values.add(field);
      return;
    }
    if (field.annotations().isOn(JacksonAnnotation.ANY_GETTER, "enabled")) {
      found.anyGetters.add(field);
    }
    if (field.annotations().isOn(JacksonAnnotation.ANY_SETTER, "enabled")) {
      found.anySetters.add(field);
      return;
    }
    String name = Inclusion.name(field, direction);
    boolean ignored = Inclusion.isIgnored(field);
    if (name == null && !ignored) {
      boolean immutable =
          direction == Direction.READING && field.fixed() && !settings.setsFinalFields();
      if (field.passing() || immutable) {
        return;
      }
    }
    add(
        Accessor.Kind.FIELD,
        field,
        field.name(),
        name,
        Visibility.finds(visibility.fields(), field.access()),
        ignored);
  }

  private void addGetter(Member method) {
    AnnotationSet annotations = method.annotations();
    String name = Inclusion.name(method, Direction.WRITING);
    String implicit = naming.ofGetter(method.name());
    boolean isGetter = false;
    if (implicit == null) {
      implicit = naming.ofIsGetter(method.name());
      isGetter = implicit != null;
    }
    if (implicit == null && annotations.isEmpty()) {
      return;
    }
    TypeMirror type = ((ExecutableElement) method.element()).getReturnType();
    if (type.getKind() == TypeKind.VOID || (isVoid(type) && !settings.seesVoidGetters())) {
      return;
    }
    if (isGetter && !isBoolean(type)) {
      implicit = null;
    }
    if (annotations.isOn(JacksonAnnotation.ANY_GETTER, "enabled")) {
      found.anyGetters.add(method);
    } else if (annotations.isOn(JacksonAnnotation.KEY, "value")) {
      return;
    } else if (annotations.isOn(JacksonAnnotation.VALUE, "value")) {
      found.values.add(method);
      return;
    }
    if (implicit == null) {
      if (name == null) {
        return;
      }
      implicit = method.name();
    }
    boolean ignored = Inclusion.isIgnored(method);
    if (ignored && record && isBesideComponent(method, implicit, name)) {
      return;
    }
    add(
        Accessor.Kind.GETTER,
        method,
        implicit,
        name,
        Visibility.finds(isGetter ? visibility.isGetters() : visibility.getters(), method.access()),
        ignored);
  }

  /** Whether an ignored method of a record leaves the component of the same name untouched. */
  private boolean isBesideComponent(Member method, String implicit, @Nullable String name) {
    Candidate component = found.candidates.get(implicit);
    return (name == null || name.isEmpty())
        && !implicit.equals(method.name())
        && component != null
        && component.has(Accessor.Kind.FIELD);
  }

  private void addSetter(Member method) {
    String name = Inclusion.name(method, Direction.READING);
    String implicit = naming.ofSetter(method.name());
    if (implicit == null) {
      if (name == null) {
        return;
      }
      implicit = method.name();
    }
    add(
        Accessor.Kind.SETTER,
        method,
        implicit,
        name,
        Visibility.finds(visibility.setters(), method.access()),
        Inclusion.isIgnored(method));
  }

  private void addAnySetter(Member method) {
    if (method.annotations().isOn(JacksonAnnotation.ANY_SETTER, "enabled")) {
      found.anySetters.add(method);
    }
  }

  private void add(
      Accessor.Kind kind,
      Member member,
      String implicit,
      @Nullable String name,
      boolean visible,
      boolean ignored) {
    boolean explicit = name != null && !name.isEmpty();
    found
        .candidate(implicit)
        .push(
            new Accessor(
                kind,
                member,
                name == null || explicit ? name : implicit,
                explicit,
                visible || name != null,
                ignored));
  }

  private static boolean isVoid(TypeMirror type) {
    return type instanceof DeclaredType declared && isNamed(declared, Set.of("java.lang.Void"));
  }

  private static boolean isBoolean(TypeMirror type) {
    if (type.getKind() == TypeKind.BOOLEAN) {
      return true;
    }
    if (!(type instanceof DeclaredType declared)) {
      return false;
    }
    if (isNamed(declared, BOOLEANS)) {
      return true;
    }
    List<? extends TypeMirror> arguments = declared.getTypeArguments();
    return arguments.size() == 1
        && arguments.get(0) instanceof DeclaredType argument
        && isNamed(declared, REFERENCES)
        && isNamed(argument, BOOLEANS);
  }

  private static boolean isNamed(DeclaredType type, Set<String> names) {
    return names.contains(((TypeElement) type.asElement()).getQualifiedName().toString());
  }
}
