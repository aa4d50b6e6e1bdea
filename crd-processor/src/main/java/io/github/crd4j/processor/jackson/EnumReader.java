package io.github.crd4j.processor.jackson;

import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.processor.evaluate.EnumEvaluator;
import io.github.crd4j.processor.evaluate.NotEvaluable;
import io.github.crd4j.processor.jackson.EnumValues.Constant;
import io.github.crd4j.processor.jackson.EnumValues.Form;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Works out what Jackson makes of the constants of an enum. */
final class EnumReader {

  private final ClassDeclarations declarations;
  private final JacksonSettings settings;
  private final ConstantValues values;

  EnumReader(ClassDeclarations declarations, JacksonSettings settings, EnumEvaluator evaluator) {
    this.declarations = declarations;
    this.settings = settings;
    this.values = new ConstantValues(evaluator);
  }

  EnumValues read(BeanClass bean, PropertyView view) {
    String shape = ValueFormat.of(bean.annotations()).shape();
    List<BeanProblem> problems = new ArrayList<>(0);
    if (settings.isEnumObjectShape(shape)) {
      return new EnumValues(Form.OBJECT, null, unknown(bean), problems);
    }
    if (shape.startsWith("NUMBER")) {
      return new EnumValues(Form.ORDINAL, null, ordinals(bean), problems);
    }
    if (!view.collected().values.isEmpty()) {
      Member value = view.collected().values.get(0);
      if (view.creators().delegating().isEmpty() && isUnreadable(value.valueType())) {
        problems.add(unreadable(bean, value));
      }
      return new EnumValues(Form.VALUE, value.valueType(), valued(bean, value, problems), problems);
    }
    Creator creator =
        view.creators().delegating().isEmpty() ? null : view.creators().delegating().get(0);
    TypeMirror read = creator == null ? null : creator.parameters().get(0).valueType();
    return new EnumValues(Form.NAME, read, named(bean, problems), problems);
  }

  /** The constants by their place. */
  private static List<Constant> ordinals(BeanClass bean) {
    List<Constant> constants = new ArrayList<>();
    for (VariableElement element : constants(bean)) {
      constants.add(new Constant(element, JsonNumber.of(constants.size()), List.of()));
    }
    return constants;
  }

  private static List<Constant> unknown(BeanClass bean) {
    return constants(bean).stream().map(element -> new Constant(element, null, List.of())).toList();
  }

  /** Jackson looks for constants by texts and integers only: 2.23, 3.2. */
  private static boolean isUnreadable(TypeMirror type) {
    return switch (type.toString()) {
      case "boolean", "float", "double" -> true;
      case "java.lang.Boolean", "java.lang.Float", "java.lang.Double" -> true;
      default -> false;
    };
  }

  private static BeanProblem unreadable(BeanClass bean, Member value) {
    return new BeanProblem(
        BeanProblem.Kind.UNREADABLE,
        originOf(value),
        "Jackson cannot read the constants of '" + bean.element().getSimpleName() + "'",
        List.of(
            "it writes them as values of type " + value.valueType() + ", which it looks up nowhere",
            "make the @JsonValue a text or an integer, or add a @JsonCreator that takes it"));
  }

  private static Origin originOf(Member value) {
    AnnotationUse use = value.annotations().get(JacksonAnnotation.VALUE);
    return use == null ? Origin.of(value.element()) : use.origin();
  }

  private List<Constant> valued(BeanClass bean, Member value, List<BeanProblem> problems) {
    if (!ConstantValues.isPlain(value.valueType())) {
      // Whatever it is has a schema of its own.
      return unknown(bean);
    }
    Map<String, JsonValue> known;
    try {
      known = values.of(bean, value);
    } catch (NotEvaluable undecidable) {
      problems.add(
          new BeanProblem(
              BeanProblem.Kind.UNDECIDABLE,
              originOf(value),
              "only code could tell what the constants of '"
                  + bean.element().getSimpleName()
                  + "' are in JSON",
              List.of(
                  "of the code behind @JsonValue: " + undecidable.reason(),
                  "so any value of its type is accepted, and Jackson refuses it when it reads",
                  "list the values with @EnumValues(\"...\") where the enum is used, or give each"
                      + " constant its value as a constant")));
      return unknown(bean);
    }
    List<Constant> constants = new ArrayList<>();
    for (VariableElement element : constants(bean)) {
      constants.add(
          new Constant(element, known.get(element.getSimpleName().toString()), List.of()));
    }
    return constants;
  }

  private List<Constant> named(BeanClass bean, List<BeanProblem> problems) {
    EnumNaming naming = naming(bean, problems);
    Member text = settings.namesEnumsByToString() ? toStringMethod(bean) : null;
    Map<String, JsonValue> texts = Map.of();
    String reason = "";
    try {
      texts = text == null ? Map.of() : values.of(bean, text);
    } catch (NotEvaluable undecidable) {
      reason = undecidable.reason();
    }
    List<Constant> constants = new ArrayList<>();
    boolean undecided = false;
    for (VariableElement element : constants(bean)) {
      AnnotationSet annotations = declarations.annotationsOn(element);
      AnnotationUse property = annotations.get(JacksonAnnotation.PROPERTY);
      String name =
          property == null || !property.isGiven("value") ? null : property.string("value", "");
      if (name == null && text == null) {
        name = naming.translate(element.getSimpleName().toString());
      }
      JsonValue value =
          name == null ? texts.get(element.getSimpleName().toString()) : new JsonString(name);
      undecided |= value == null;
      AnnotationUse alias = annotations.get(JacksonAnnotation.ALIAS);
      constants.add(
          new Constant(
              element,
              value,
              alias == null || !alias.isGiven("value") ? List.of() : alias.strings("value")));
    }
    if (undecided && text != null) {
      problems.add(
          new BeanProblem(
              BeanProblem.Kind.UNDECIDABLE,
              Origin.of(text.element()),
              "only code could tell what the constants of '"
                  + bean.element().getSimpleName()
                  + "' are in JSON",
              List.of(
                  "Jackson 3 writes what toString() returns, and of its code: " + reason,
                  "add @JsonProperty(\"...\") to each constant")));
    }
    return constants;
  }

  private static EnumNaming naming(BeanClass bean, List<BeanProblem> problems) {
    AnnotationUse use = bean.annotations().get(JacksonAnnotation.ENUM_NAMING);
    TypeMirror type = use == null ? null : use.givenType("value");
    if (use == null || type == null) {
      return EnumNaming.NAME;
    }
    EnumNaming naming = EnumNaming.ofClass(type.toString());
    if (naming == null) {
      problems.add(
          new BeanProblem(
              BeanProblem.Kind.UNDECIDABLE,
              use.origin("value"),
              "only code could tell the names that '" + type + "' gives",
              List.of(
                  "it is not one of Jackson's own naming strategies",
                  "add @JsonProperty(\"...\") to each constant")));
      return EnumNaming.NAME;
    }
    return naming;
  }

  /** The {@code toString()} that the enum or an interface of it declares; null if none does. */
  private static @Nullable Member toStringMethod(BeanClass bean) {
    for (Member method : bean.methods()) {
      if (method.parameters() == 0 && method.name().equals("toString")) {
        return method;
      }
    }
    return null;
  }

  private static List<VariableElement> constants(BeanClass bean) {
    List<VariableElement> constants = new ArrayList<>();
    for (Element element : bean.element().getEnclosedElements()) {
      if (element.getKind() == ElementKind.ENUM_CONSTANT) {
        constants.add((VariableElement) element);
      }
    }
    return constants;
  }
}
