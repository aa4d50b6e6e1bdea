package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.jackson.Polymorphism.Include;
import io.github.crd4j.processor.jackson.Polymorphism.Subtype;
import io.github.crd4j.processor.jackson.Polymorphism.Use;
import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** Reads {@code @JsonTypeInfo} with the subtypes and ids that belong to it. */
final class PolymorphismReader {

  private final BeanClasses classes;
  private final JacksonSettings settings;
  private final Elements elements;
  private final Types types;

  PolymorphismReader(
      BeanClasses classes, JacksonSettings settings, Elements elements, Types types) {
    this.classes = classes;
    this.settings = settings;
    this.elements = elements;
    this.types = types;
  }

  /** What is in force wherever the type {@code base} is declared; null if nothing. */
  @Nullable Polymorphism ofClass(BeanClass base) {
    return read(base.annotations(), base);
  }

  /**
   * What a property says of its value; null if nothing.
   *
   * @param value the class of the value or of its elements; null if it has none
   */
  @Nullable Polymorphism ofProperty(AnnotationSet annotations, @Nullable BeanClass value) {
    return read(annotations, value);
  }

  private @Nullable Polymorphism read(AnnotationSet annotations, @Nullable BeanClass base) {
    AnnotationUse info = annotations.get(JacksonAnnotation.TYPE_INFO);
    if (info == null) {
      return null;
    }
    Use use = use(info.constant("use", "NONE"));
    if (use == null) {
      return null;
    }
    Include include = include(info.constant("include", "PROPERTY"));
    if (include == Include.EXTERNAL_PROPERTY && base != null && base.annotations() == annotations) {
      include = Include.PROPERTY;
    }
    return new Polymorphism(
        use,
        include,
        property(info.string("property", ""), use, include),
        info.bool("visible", false),
        isLenient(info),
        base == null ? List.of() : subtypes(annotations, base, use),
        info);
  }

  private static @Nullable Use use(String id) {
    return switch (id) {
      case "NAME" -> Use.NAME;
      case "SIMPLE_NAME" -> Use.SIMPLE_NAME;
      case "CLASS" -> Use.CLASS;
      case "MINIMAL_CLASS" -> Use.MINIMAL_CLASS;
      case "DEDUCTION" -> Use.DEDUCTION;
      case "CUSTOM" -> Use.CUSTOM;
      default -> null;
    };
  }

  private static Include include(String as) {
    return switch (as) {
      case "EXISTING_PROPERTY" -> Include.EXISTING_PROPERTY;
      case "WRAPPER_OBJECT" -> Include.WRAPPER_OBJECT;
      case "WRAPPER_ARRAY" -> Include.WRAPPER_ARRAY;
      case "EXTERNAL_PROPERTY" -> Include.EXTERNAL_PROPERTY;
      default -> Include.PROPERTY;
    };
  }

  private static String property(String given, Use use, Include include) {
    if (use == Use.DEDUCTION
        || include == Include.WRAPPER_OBJECT
        || include == Include.WRAPPER_ARRAY) {
      return "";
    }
    if (!given.isEmpty()) {
      return given;
    }
    return switch (use) {
      case CLASS -> "@class";
      case MINIMAL_CLASS -> "@c";
      default -> "@type";
    };
  }

  private static boolean isLenient(AnnotationUse info) {
    return info.givenType("defaultImpl") instanceof DeclaredType type
        && !((TypeElement) type.asElement())
            .getQualifiedName()
            .contentEquals("com.fasterxml.jackson.annotation.JsonTypeInfo");
  }

  private List<Subtype> subtypes(AnnotationSet annotations, BeanClass base, Use use) {
    Map<TypeElement, List<String>> found = new LinkedHashMap<>();
    if (!annotations.equals(base.annotations())) {
      collectListed(annotations.get(JacksonAnnotation.SUB_TYPES), base, found);
    }
    collect(base.annotations(), base, base, List.of(), found);
    List<Subtype> subtypes = new ArrayList<>(found.size());
    found.forEach(
        (type, names) -> {
          if (!classes.of(type).declaration().isAbstract()) {
            subtypes.add(new Subtype(type, ids(type, names, use)));
          }
        });
    return subtypes;
  }

  private void collect(
      AnnotationSet annotations,
      BeanClass type,
      BeanClass base,
      List<String> names,
      Map<TypeElement, List<String>> found) {
    List<String> before = found.get(type.element());
    if (before != null) {
      if (before.isEmpty()) {
        found.put(type.element(), names);
      }
      return;
    }
    found.put(type.element(), names);
    AnnotationUse listed = annotations.get(JacksonAnnotation.SUB_TYPES);
    if (listed == null) {
      if (settings.findsSealedSubtypes()) {
        for (TypeMirror permitted : type.element().getPermittedSubclasses()) {
          collect(permitted, base, List.of(), found);
        }
      }
      return;
    }
    collectListed(listed, base, found);
  }

  private void collectListed(
      @Nullable AnnotationUse listed, BeanClass base, Map<TypeElement, List<String>> found) {
    if (listed == null) {
      return;
    }
    for (AnnotationUse subtype : listed.annotations("value")) {
      TypeMirror value = subtype.givenType("value");
      if (value != null) {
        collect(value, base, names(subtype), found);
      }
    }
  }

  private void collect(
      TypeMirror subtype,
      BeanClass base,
      List<String> names,
      Map<TypeElement, List<String>> found) {
    if (subtype instanceof DeclaredType declared
        && types.isSubtype(types.erasure(declared), types.erasure(base.element().asType()))) {
      BeanClass type = classes.of((TypeElement) declared.asElement());
      collect(type.annotations(), type, base, names, found);
    }
  }

  private static List<String> names(AnnotationUse subtype) {
    List<String> names = new ArrayList<>();
    String name = subtype.string("name", "");
    if (!name.isEmpty()) {
      names.add(name);
    }
    if (subtype.isGiven("names")) {
      subtype.strings("names").stream().filter(each -> !names.contains(each)).forEach(names::add);
    }
    return names;
  }

  private List<String> ids(TypeElement type, List<String> names, Use use) {
    return switch (use) {
      case DEDUCTION, CUSTOM -> List.of();
      case CLASS, MINIMAL_CLASS -> List.of(elements.getBinaryName(type).toString());
      case NAME, SIMPLE_NAME -> {
        if (!names.isEmpty()) {
          yield names;
        }
        AnnotationUse named =
            classes.of(type).declaration().annotations().get(JacksonAnnotation.TYPE_NAME);
        if (named != null && !named.string("value", "").isEmpty()) {
          yield List.of(named.string("value", ""));
        }
        String binary = elements.getBinaryName(type).toString();
        yield List.of(
            use == Use.SIMPLE_NAME
                ? type.getSimpleName().toString()
                : binary.substring(binary.lastIndexOf('.') + 1));
      }
    };
  }
}
