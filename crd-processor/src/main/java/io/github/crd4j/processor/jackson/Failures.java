package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.mirror.Origin;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;

/** Collects what Jackson refuses about a class in one direction, in its terms. */
final class Failures {

  private final List<BeanProblem> problems = new ArrayList<>(0);

  boolean isEmpty() {
    return problems.isEmpty();
  }

  List<BeanProblem> problems() {
    return problems;
  }

  void twoCreators(BeanClass bean, Creator one, Creator other) {
    String type = bean.element().getSimpleName().toString();
    String message = "two creators of '" + type + "' take its properties";
    List<String> details =
        List.of(
            "Jackson says: Conflicting property-based creators",
            "mark one of them @JsonCreator and the others @JsonCreator(mode = DISABLED)");
    add(one.element(), message, details);
    add(other.element(), message, details);
  }

  void namelessParameter(BeanClass bean, Creator creator, int index) {
    add(
        creator.parameters().get(index).element(),
        "parameter "
            + (index + 1)
            + " of a creator of '"
            + bean.element().getSimpleName()
            + "' has no name",
        List.of(
            "Jackson says: Argument #" + index + " of constructor has no property name",
            "add @JsonProperty(\"...\") to the parameter"));
  }

  void conflict(Candidate property, Accessor one, Accessor other) {
    String kind =
        switch (one.kind) {
          case GETTER -> "getters";
          case SETTER -> "setters";
          case FIELD -> "fields";
          case PARAMETER -> "parameters";
        };
    String message = "two " + kind + " for property '" + property.name + "'";
    List<String> details =
        List.of(
            nameOf(one) + " and " + nameOf(other),
            "Jackson refuses the class: it could take either",
            "add @JsonIgnore to one of them, or @JsonProperty to the one that counts");
    add(one.member.element(), message, details);
    add(other.member.element(), message, details);
  }

  void ambiguousName(Candidate property, Accessor nameless) {
    add(
        nameless.member.element(),
        "property '" + property.implicitName + "' has several names, but this accessor has none",
        List.of(
            "the names are " + String.join(", ", property.explicitNames()),
            "Jackson says: Conflicting/ambiguous property name definitions",
            "add @JsonProperty with one of the names"));
  }

  void add(Element element, String message, List<String> details) {
    problems.add(new BeanProblem(BeanProblem.Kind.FAILS, Origin.of(element), message, details));
  }

  private static String nameOf(Accessor accessor) {
    return accessor.member.owner().element().getSimpleName() + "." + accessor.member.element();
  }
}
