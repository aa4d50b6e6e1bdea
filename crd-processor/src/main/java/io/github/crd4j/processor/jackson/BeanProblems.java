package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Origin;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import javax.lang.model.type.TypeMirror;

/** Says what is wrong with a class as a whole. */
final class BeanProblems {

  private final JacksonSettings settings;

  BeanProblems(JacksonSettings settings) {
    this.settings = settings;
  }

  void addOwnStrategy(BeanClass bean, Set<BeanProblem> problems) {
    AnnotationUse naming = bean.annotations().get(JacksonAnnotation.NAMING);
    TypeMirror strategy = PropertyCollector.strategyClass(bean);
    if (naming != null && strategy != null && PropertyCollector.strategy(bean) == null) {
      problems.add(
          new BeanProblem(
              BeanProblem.Kind.UNDECIDABLE,
              naming.origin("value"),
              "only code could tell the names that '" + strategy + "' gives",
              List.of(
                  "it is not one of Jackson's own naming strategies",
                  "state each name with @JsonProperty")));
    }
  }

  void addCode(BeanClass bean, AnnotationUse using, Set<BeanProblem> problems) {
    problems.add(
        new BeanProblem(
            BeanProblem.Kind.UNDECIDABLE,
            using.origin("using"),
            "the JSON of '" + bean.element().getSimpleName() + "' is made by code",
            List.of(
                using.displayName() + " names a class that writes or reads it",
                "state the schema of the type")));
  }

  void addIdentity(BeanClass bean, Set<BeanProblem> problems) {
    AnnotationUse identity = bean.annotations().get(JacksonAnnotation.IDENTITY_INFO);
    if (identity != null) {
      problems.add(
          new BeanProblem(
              BeanProblem.Kind.LOSSY,
              identity.origin(),
              "'" + bean.element().getSimpleName() + "' is an object or only its id",
              List.of(
                  "where an object occurs again Jackson writes its id in its place",
                  "a schema cannot say so: leave @JsonIdentityInfo out")));
    }
  }

  /** Jackson 2 and fabric8's client refuse an object without properties. */
  void addEmpty(BeanClass bean, Set<BeanProblem> problems) {
    if (settings.flavor() != JacksonFlavor.JACKSON_3
        && !bean.declaration().isAbstract()
        && bean.annotations().isEmpty()) {
      problems.add(
          new BeanProblem(
              BeanProblem.Kind.FAILS,
              Origin.of(bean.element()),
              "'" + bean.element().getSimpleName() + "' has no property to write",
              List.of(
                  "Jackson says: No serializer found and no properties discovered to create"
                      + " BeanSerializer",
                  "add a getter or a public field")));
    }
  }

  /** Jackson 2 and fabric8's client refuse names that they do not know. */
  void addWrittenOnly(
      BeanClass bean,
      Collection<BeanProperty> properties,
      Set<String> ignored,
      Set<BeanProblem> problems) {
    AnnotationUse ignoring = bean.annotations().get(JacksonAnnotation.IGNORE_PROPERTIES);
    boolean lenient = ignoring != null && ignoring.bool("ignoreUnknown", false);
    if (settings.flavor() == JacksonFlavor.JACKSON_3 || lenient) {
      return;
    }
    for (BeanProperty property : properties) {
      if (property.written() && !property.read() && !ignored.contains(property.name())) {
        problems.add(
            new BeanProblem(
                BeanProblem.Kind.LOSSY,
                Origin.of(property.declaration()),
                "'" + property.name() + "' is written, but Jackson refuses to read it",
                List.of(
                    "Jackson says: Unrecognized field \"" + property.name() + "\"",
                    "it is what a getter computes, and nothing sets it",
                    "mark it @JsonIgnore, or @JsonProperty(access = READ_ONLY)")));
      }
    }
  }

  /** Jackson 3 refuses to write a type id beside a property of its name. */
  void addTypeIdTwice(
      Polymorphism polymorphism, Collection<BeanProperty> properties, Set<BeanProblem> problems) {
    if (settings.flavor() == JacksonFlavor.JACKSON_2
        || polymorphism.include() != Polymorphism.Include.PROPERTY) {
      return;
    }
    for (BeanProperty property : properties) {
      if (property.written() && property.name().equals(polymorphism.property())) {
        problems.add(
            new BeanProblem(
                BeanProblem.Kind.FAILS,
                Origin.of(property.declaration()),
                "'" + property.name() + "' is a property and the type id as well",
                List.of(
                    "Jackson says: Conflict between type id property and bean property with same"
                        + " name",
                    "add include = EXISTING_PROPERTY to the @JsonTypeInfo")));
      }
    }
  }

  void addUnreadable(BeanClass bean, boolean fromOthers, Set<BeanProblem> problems) {
    List<String> details = new ArrayList<>();
    if (bean.declaration().isAbstract()) {
      details.add("it is abstract, and no @JsonTypeInfo tells its subtypes apart");
    } else if (bean.declaration().isInner()) {
      details.add("it is an inner class, which needs an object of the class around it");
      details.add("make it static");
    } else if (fromOthers) {
      details.add("its creators take one value, not its properties");
    } else {
      details.add("it has no constructor that Jackson can call");
      details.add(
          "add a constructor without parameters, or @JsonProperty to the parameters of one");
      if (settings.mayKnowParameterNames()
          && bean.declaration().constructors().stream()
              .anyMatch(constructor -> !constructor.getParameters().isEmpty())) {
        details.add("or compile it with -parameters, and say so with -Acrd.parameterNames=true");
      }
    }
    problems.add(
        new BeanProblem(
            BeanProblem.Kind.UNREADABLE,
            Origin.of(bean.element()),
            "Jackson cannot read a JSON object as '" + bean.element().getSimpleName() + "'",
            details));
  }
}
