package io.github.crd4j.processor.jackson;

import io.github.crd4j.json.JsonString;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Mirrors;
import io.github.crd4j.processor.mirror.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/**
 * Computes what Gson sees of a class: its fields, whatever Jackson's annotations say.
 *
 * <p>It is for classes of the official client ({@code io.kubernetes.client.common.KubernetesObject}
 * and what they hold). Like {@link BeanIntrospector} it serves one round of annotation processing.
 *
 * <p>Source: Gson 2.13 and {@code io.kubernetes.client.openapi.JSON} 26.0.0.
 */
public final class GsonIntrospector {

  private static final String SERIALIZED_NAME = "com.google.gson.annotations.SerializedName";
  private static final String JSON_ADAPTER = "com.google.gson.annotations.JsonAdapter";

  private final BeanClasses classes;
  private final MemberTypes memberTypes;

  public GsonIntrospector(Types types) {
    classes =
        new BeanClasses(
            new ClassDeclarations(new AnnotationReader(JacksonFlavor.JACKSON_3)), types);
    memberTypes = new MemberTypes(types);
  }

  /** What Gson sees of {@code type}. */
  public Bean introspect(DeclaredType type) {
    BeanClass bean = classes.of((TypeElement) type.asElement());
    AnnotationUse adapter = Mirrors.find(bean.element(), JSON_ADAPTER);
    List<BeanProblem> problems = new ArrayList<>(0);
    BeanKind kind = adapter != null ? BeanKind.CODE : kind(bean);
    Map<String, BeanProperty> properties = new TreeMap<>();
    if (adapter != null) {
      problems.add(adapted(bean.element(), adapter));
    } else if (kind == BeanKind.OBJECT) {
      addFields(type, bean.declaration(), properties, problems);
      for (ClassDeclaration parent : bean.supers()) {
        addFields(type, parent, properties, problems);
      }
    }
    return new Bean(
        type,
        kind,
        List.copyOf(properties.values()),
        false,
        null,
        null,
        List.of(),
        kind != BeanKind.OBJECT || !bean.element().getKind().isInterface(),
        null,
        null,
        List.of(),
        List.of(),
        problems);
  }

  /** What Gson makes of the constants of an enum. */
  public EnumValues enumValues(TypeElement type) {
    List<EnumValues.Constant> constants = new ArrayList<>();
    for (Element element : type.getEnclosedElements()) {
      if (element.getKind() == ElementKind.ENUM_CONSTANT) {
        AnnotationUse named = Mirrors.find(element, SERIALIZED_NAME);
        constants.add(
            new EnumValues.Constant(
                (VariableElement) element,
                new JsonString(name(element, named)),
                alternates(named)));
      }
    }
    return new EnumValues(EnumValues.Form.NAME, null, constants, List.of());
  }

  private static BeanKind kind(BeanClass bean) {
    if (bean.element().getKind() == ElementKind.ENUM) {
      return BeanKind.ENUM;
    }
    if (bean.isA("java.util.Map")) {
      return BeanKind.MAP;
    }
    return bean.isA("java.util.Collection") ? BeanKind.ARRAY : BeanKind.OBJECT;
  }

  private void addFields(
      DeclaredType type,
      ClassDeclaration owner,
      Map<String, BeanProperty> properties,
      List<BeanProblem> problems) {
    for (Member field : owner.fields()) {
      if (field.passing()) {
        continue;
      }
      AnnotationUse named = Mirrors.find(field.element(), SERIALIZED_NAME);
      String name = name(field.element(), named);
      BeanProperty other = properties.get(name);
      if (other == null) {
        properties.put(name, property(type, field, name, named, problems));
      } else {
        problems.add(twice(name, field.element()));
        problems.add(twice(name, other.declaration()));
      }
    }
  }

  private BeanProperty property(
      DeclaredType type,
      Member field,
      String name,
      @Nullable AnnotationUse named,
      List<BeanProblem> problems) {
    TypeMirror value = memberTypes.of(type, field);
    AnnotationUse adapter = Mirrors.find(field.element(), JSON_ADAPTER);
    if (adapter != null) {
      problems.add(adapted(field.element(), adapter));
    }
    return new BeanProperty(
        name,
        field.name(),
        value,
        value,
        field.element(),
        List.of(field.element()),
        List.of(),
        PropertyAssembler.annotations(List.of(field.element())),
        new ValueOptions(
            ValueFormat.NONE, PropertyFilter.NONE, null, adapter != null, false, false),
        true,
        true,
        false,
        alternates(named));
  }

  private static String name(Element element, @Nullable AnnotationUse named) {
    return named == null
        ? element.getSimpleName().toString()
        : named.string("value", element.getSimpleName().toString());
  }

  private static List<String> alternates(@Nullable AnnotationUse named) {
    return named == null || !named.isGiven("alternate") ? List.of() : named.strings("alternate");
  }

  private static BeanProblem twice(String name, Element field) {
    return new BeanProblem(
        BeanProblem.Kind.FAILS,
        Origin.of(field),
        "two fields for property '" + name + "'",
        List.of(
            "Gson says: Class declares multiple JSON fields named '" + name + "'",
            "rename one of them with @SerializedName"));
  }

  private static BeanProblem adapted(Element element, AnnotationUse adapter) {
    return new BeanProblem(
        BeanProblem.Kind.UNDECIDABLE,
        adapter.origin(),
        "the JSON of '" + element.getSimpleName() + "' is made by code",
        List.of(
            "@JsonAdapter names a class that writes and reads it",
            "state the schema where it stands"));
  }
}
