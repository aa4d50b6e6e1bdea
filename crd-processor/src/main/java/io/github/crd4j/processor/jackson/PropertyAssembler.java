package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.jackson.Accessor.Kind;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Mirrors;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Joins what is written and what is read under one name to a property. */
final class PropertyAssembler {

  private final BeanClasses classes;
  private final MemberTypes memberTypes;
  private final TypeOverrides overrides;
  private final PolymorphismReader polymorphism;

  PropertyAssembler(
      BeanClasses classes,
      MemberTypes memberTypes,
      TypeOverrides overrides,
      PolymorphismReader polymorphism) {
    this.classes = classes;
    this.memberTypes = memberTypes;
    this.overrides = overrides;
    this.polymorphism = polymorphism;
  }

  /**
   * The property of one name; at least one of {@code written} and {@code read} is there.
   *
   * @param bean the class, whose hidden field of the same name counts too
   * @param problems receives what only code could tell
   */
  BeanProperty assemble(
      BeanClass bean,
      @Nullable UsedProperty written,
      @Nullable UsedProperty read,
      Set<BeanProblem> problems) {
    UsedProperty main = written != null ? written : Objects.requireNonNull(read);
    Candidate candidate = main.candidate();
    AnnotationSet merged =
        written == null || read == null
            ? candidate.annotations
            : candidate.annotations.orElse(read.candidate().annotations);

    TypeOverrides.Refined out = written == null ? null : type(written, Direction.WRITING);
    TypeOverrides.Refined in = read == null ? null : type(read, Direction.READING);
    AnnotationUse code = code(out, in);
    if (code != null) {
      problems.add(undecidable(candidate.name, code));
    }
    TypeMirror type = out != null ? out.type() : Objects.requireNonNull(in).type();

    Set<Accessor> used = new LinkedHashSet<>();
    addAccessors(written, Direction.WRITING, used);
    addAccessors(read, Direction.READING, used);
    Element hidden = hiddenField(bean, candidate, used);
    Set<Element> elements = elements(used, hidden);
    List<Element> overridden = overridden(used);
    UsedProperty demanding = read != null ? read : main;
    return new BeanProperty(
        candidate.name,
        candidate.implicitName,
        type,
        in != null ? in.type() : type,
        elements.iterator().next(),
        List.copyOf(elements),
        overridden,
        annotations(overridden.isEmpty() ? elements : both(elements, overridden)),
        options(merged, type, code != null),
        written != null,
        read != null,
        isRequired(demanding.candidate().annotations),
        read == null ? List.of() : aliases(read.candidate().annotations));
  }

  private TypeOverrides.Refined type(UsedProperty used, Direction direction) {
    TypeMirror declared = memberTypes.of(used.type(), used.accessor().member);
    return used.candidate().annotations.isEmpty()
        ? new TypeOverrides.Refined(declared, null)
        : overrides.apply(declared, used.candidate().annotations, direction);
  }

  private static @Nullable AnnotationUse code(
      TypeOverrides.@Nullable Refined out, TypeOverrides.@Nullable Refined in) {
    if (out != null && out.code() != null) {
      return out.code();
    }
    return in == null ? null : in.code();
  }

  private static BeanProblem undecidable(String name, AnnotationUse code) {
    return new BeanProblem(
        BeanProblem.Kind.UNDECIDABLE,
        code.origin(),
        "the JSON of property '" + name + "' is made by code",
        List.of(
            code.displayName() + " names a class that writes or reads the value",
            "state the schema of the property"));
  }

  private static void addAccessors(
      @Nullable UsedProperty used, Direction direction, Set<Accessor> accessors) {
    if (used != null) {
      for (Kind kind : direction.precedence()) {
        Accessor each = used.candidate().first(kind);
        for (; each != null; each = each.next) {
          accessors.add(each);
        }
      }
    }
  }

  /** The accessors, fields first: there people say most of a property. */
  private static Set<Element> elements(Set<Accessor> used, @Nullable Element hidden) {
    Set<Element> elements = new LinkedHashSet<>();
    if (hidden != null) {
      elements.add(hidden);
    }
    for (Kind kind : Kind.values()) {
      for (Accessor accessor : used) {
        if (accessor.kind == kind) {
          elements.add(accessor.member.element());
        }
      }
    }
    return elements;
  }

  /** The invisible field of the property's Java name, which Jackson leaves out but others read. */
  private static @Nullable Element hiddenField(
      BeanClass bean, Candidate candidate, Set<Accessor> used) {
    for (Accessor accessor : used) {
      if (accessor.kind == Kind.FIELD) {
        return null;
      }
    }
    for (Member field : bean.fields()) {
      if (field.name().equals(candidate.implicitName)) {
        String name = Inclusion.name(field, Direction.WRITING);
        return name == null || name.isEmpty() ? field.element() : null;
      }
    }
    return null;
  }

  /** The methods that the accessors override. */
  private static List<Element> overridden(Set<Accessor> used) {
    List<Element> all = List.of();
    for (Accessor accessor : used) {
      if (!accessor.member.overridden().isEmpty()) {
        all = both(all, accessor.member.overridden());
      }
    }
    return all;
  }

  private static List<Element> both(Collection<Element> elements, List<Element> others) {
    Set<Element> all = new LinkedHashSet<>(elements);
    all.addAll(others);
    return List.copyOf(all);
  }

  /** The annotations on declarations and on their types, without doubles. */
  static List<AnnotationUse> annotations(Iterable<Element> elements) {
    List<AnnotationUse> all = new ArrayList<>();
    for (Element element : elements) {
      Mirrors.addNew(Mirrors.on(element), all);
      Mirrors.addNew(Mirrors.on(Mirrors.valueType(element), element), all);
    }
    return all;
  }

  private ValueOptions options(AnnotationSet annotations, TypeMirror type, boolean custom) {
    if (annotations.isEmpty()) {
      return ValueOptions.NONE;
    }
    ValueFormat format = ValueFormat.of(annotations);
    PropertyFilter filter = PropertyFilter.of(annotations);
    boolean raw = annotations.isOn(JacksonAnnotation.RAW_VALUE, "value");
    AnnotationUse reference = annotations.get(JacksonAnnotation.IDENTITY_REFERENCE);
    boolean idOnly = reference != null && reference.bool("alwaysAsId", false);
    Polymorphism subtypes =
        annotations.has(JacksonAnnotation.TYPE_INFO)
            ? polymorphism.ofProperty(annotations, content(type))
            : null;
    return new ValueOptions(format, filter, subtypes, custom, raw, idOnly);
  }

  /** The class of a value, or of the elements of a collection, map or array; null if none. */
  private @Nullable BeanClass content(TypeMirror type) {
    if (type instanceof ArrayType array) {
      return content(array.getComponentType());
    }
    if (!(type instanceof DeclaredType declared)) {
      return null;
    }
    BeanClass bean = classes.of((TypeElement) declared.asElement());
    List<? extends TypeMirror> arguments = declared.getTypeArguments();
    boolean container =
        !arguments.isEmpty()
            && bean.inherits(
                    "java.util.Collection",
                    "java.util.Map",
                    "java.util.Optional",
                    "java.util.concurrent.atomic.AtomicReference")
                != null;
    return container ? content(arguments.get(arguments.size() - 1)) : bean;
  }

  private static boolean isRequired(AnnotationSet annotations) {
    AnnotationUse property = annotations.get(JacksonAnnotation.PROPERTY);
    if (property == null) {
      return false;
    }
    return switch (property.constant("isRequired", "DEFAULT")) {
      case "TRUE" -> true;
      case "FALSE" -> false;
      default -> property.bool("required", false);
    };
  }

  private static List<String> aliases(AnnotationSet annotations) {
    AnnotationUse alias = annotations.get(JacksonAnnotation.ALIAS);
    return alias == null || !alias.isGiven("value") ? List.of() : alias.strings("value");
  }
}
