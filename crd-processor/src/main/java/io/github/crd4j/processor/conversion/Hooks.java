package io.github.crd4j.processor.conversion;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.github.crd4j.plan.PlanPath;
import io.github.crd4j.plan.SpokePlan;
import io.github.crd4j.plan.ValuePlan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** The methods that a generated conversion leaves to write. */
final class Hooks {

  /**
   * The two methods of one hook.
   *
   * @param spokeType what the spoke has
   * @param hubType what the hub has
   * @param up name of the method from spoke to hub
   * @param down name of the method from hub to spoke
   */
  record Methods(TypeName spokeType, TypeName hubType, String up, String down) {}

  private final SpokePlan plan;
  private final Map<ValuePlan.Hook, Methods> methods = new HashMap<>();
  private final Set<String> names = new HashSet<>();

  /**
   * @param types gives the type of a field of the spoke or the hub
   */
  Hooks(SpokePlan plan, Types types) {
    this.plan = plan;
    for (ValuePlan.Hook hook : plan.hooks()) {
      String spoke = property(hook.spoke());
      String hub = property(hook.hub());
      boolean same = spoke.equals(hub);
      methods.put(
          hook,
          new Methods(
              types.ofSpoke(hook.spoke()),
              types.ofHub(hook.hub()),
              free(
                  hook.hub(),
                  same ? "For" + Identifiers.capitalised(plan.hub()) : "From" + upper(spoke)),
              free(
                  hook.spoke(),
                  same ? "For" + Identifiers.capitalised(plan.spoke()) : "From" + upper(hub))));
    }
  }

  /** Gives the types of fields. */
  interface Types {

    TypeName ofSpoke(PlanPath path);

    TypeName ofHub(PlanPath path);
  }

  Methods of(ValuePlan.Hook hook) {
    Methods both = methods.get(hook);
    if (both == null) {
      throw new IllegalArgumentException(hook + " is of another plan");
    }
    return both;
  }

  /** The abstract methods, in the order of the table. */
  List<MethodSpec> declarations() {
    List<MethodSpec> declared = new ArrayList<>();
    for (ValuePlan.Hook hook : plan.hooks()) {
      Methods both = of(hook);
      declared.add(
          declaration(
              both.up(),
              both.spokeType(),
              both.hubType(),
              hook.spoke(),
              plan.spoke(),
              hook.hub(),
              plan.hub(),
              "@throws RuntimeException if the value cannot be converted: the object is refused,"
                  + " with the message of the exception\n"));
      declared.add(
          declaration(
              both.down(),
              both.hubType(),
              both.spokeType(),
              hook.hub(),
              plan.hub(),
              hook.spoke(),
              plan.spoke(),
              "@throws RuntimeException if the value cannot be shown: "
                  + (hook.fallback() == null
                      ? "the field is left out"
                      : "the field is " + Identifiers.javadoc(hook.fallback().toString()))
                  + ", and the value is kept\n"));
    }
    return declared;
  }

  private static MethodSpec declaration(
      String name,
      TypeName from,
      TypeName to,
      PlanPath source,
      String sourceVersion,
      PlanPath target,
      String targetVersion,
      String thrown) {
    String parameter = Identifiers.safe(property(source), Set.of(name));
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PROTECTED, Modifier.ABSTRACT)
        .returns(to)
        .addParameter(from, parameter)
        .addJavadoc(
            "Makes $L of $L from $L of $L.\n\n<p>The result depends on nothing but the value.\n\n",
            Identifiers.javadoc(target.toString()),
            targetVersion,
            Identifiers.javadoc(source.toString()),
            sourceVersion)
        .addJavadoc("@param $L the value; never null\n", parameter)
        .addJavadoc("@return the value there; null leaves the field out\n")
        .addJavadoc("$L", thrown)
        .build();
  }

  /** A name that no other method has: as many of the last properties as that takes. */
  private String free(PlanPath path, String ending) {
    List<String> properties = properties(path);
    for (int count = 1; count <= properties.size(); count++) {
      StringBuilder name = new StringBuilder();
      for (String property : properties.subList(properties.size() - count, properties.size())) {
        name.append(name.isEmpty() ? Identifiers.of(property) : upper(property));
      }
      String candidate = name + ending;
      if (names.add(candidate)) {
        return candidate;
      }
    }
    String last = Identifiers.of(property(path)) + ending;
    int number = 2;
    while (!names.add(last + number)) {
      number++;
    }
    return last + number;
  }

  private static String upper(String property) {
    return Identifiers.capitalised(Identifiers.of(property));
  }

  private static String property(PlanPath path) {
    List<String> properties = properties(path);
    return properties.get(properties.size() - 1);
  }

  private static List<String> properties(PlanPath path) {
    return path.steps().stream()
        .filter(PlanPath.Property.class::isInstance)
        .map(PlanPath.Step::toString)
        .toList();
  }
}
