package io.github.crd4j.processor.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.processor.jackson.ExpectedBeans.Mapper;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.type.DeclaredType;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/** Every class of the cases, against what Jackson itself said of it. */
class BeanIntrospectorTest {

  /**
   * Where we differ from what was written down, and why.
   *
   * @param reason why that is right, or cannot be helped
   * @param difference how we differ
   * @param name the class
   * @param mappers for which mappers
   */
  private record Known(String reason, String difference, String name, Set<Mapper> mappers) {}

  private static final List<Known> KNOWN =
      List.of(
          new Known(
              "an empty class is reported where it is declared, not at each class that holds it",
              "should fail: no properties to write (FAIL_ON_EMPTY_BEANS)",
              "EmptyBean",
              EnumSet.complementOf(
                  EnumSet.of(Mapper.JACKSON_3, Mapper.JACKSON_3_WITH_PARAMETER_NAMES))),
          new Known(
              "the interface alone was asked; at a use Jackson reads the class that 'as' names",
              "read [extra, name] and not []",
              "ClassLevelAs.Api",
              EnumSet.allOf(Mapper.class)));

  private static final ExpectedBeans EXPECTED = new ExpectedBeans();

  @ParameterizedTest
  @EnumSource
  void seesWhatJacksonSees(CompiledCases compiler) {
    Map<String, String> differences = new TreeMap<>();
    Set<String> compared = new TreeSet<>();
    Map<Mapper, BeanIntrospector> introspectors = new EnumMap<>(Mapper.class);
    compiler.visit(
        ExpectedBeans.DIRECTORY.resolve("cases"),
        (environment, type) -> {
          String name = type.getQualifiedName().toString().replace("cases.jackson.", "");
          for (Mapper mapper : Mapper.values()) {
            JsonNode expected = EXPECTED.of(name, mapper);
            if (expected.has("ser")) {
              compared.add(name);
              BeanIntrospector introspector =
                  introspectors.computeIfAbsent(mapper, key -> introspector(environment, key));
              Bean bean = introspector.introspect((DeclaredType) type.asType());
              String difference = String.join("; ", differences(expected, bean));
              if (!difference.isEmpty()) {
                differences.put(name + " " + mapper, difference);
              }
            }
          }
        });
    assertThat(differences).isEqualTo(known(compiler));
    assertThat(compared).hasSize(249);
  }

  private static Map<String, String> known(CompiledCases compiler) {
    Map<String, String> known = new TreeMap<>();
    if (compiler == CompiledCases.ECJ_FROM_SOURCE && Runtime.version().feature() >= 21) {
      // It shows the library of the JDK that it runs on, whose lists have getFirst and getLast.
      for (Mapper mapper : Mapper.values()) {
        if (mapper.settings().flavor() == JacksonFlavor.JACKSON_2) {
          known.put(
              "FormatContainers.ListBean " + mapper,
              "written [empty, first, label, last, total] and not [empty, label, total]");
        }
      }
    }
    for (Known each : KNOWN) {
      each.mappers().forEach(mapper -> known.put(each.name() + " " + mapper, each.difference()));
    }
    return known;
  }

  private static BeanIntrospector introspector(ProcessingEnvironment environment, Mapper mapper) {
    return new BeanIntrospector(
        environment.getElementUtils(), environment.getTypeUtils(), mapper.settings());
  }

  private static List<String> differences(JsonNode expected, Bean bean) {
    List<String> differences = new ArrayList<>();
    boolean fails =
        bean.problems().stream().anyMatch(problem -> problem.kind() == BeanProblem.Kind.FAILS);
    if (expected.has("writeFails")) {
      if (!fails) {
        differences.add("should fail: " + expected.path("writeFails").asString());
      }
    } else {
      compare("written", expected.path("ser"), written(bean), differences);
    }
    Set<String> accidental = ExpectedBeans.names(expected.path("accidental"));
    Set<String> read = read(bean);
    read.addAll(accidental);
    compare("read", expected.path("deser"), read, differences);
    compare("required", expected.path("required"), required(bean), differences);
    if (expected.has("readFails")
        && bean.readable()
        && bean.readFrom().isEmpty()
        && !fails
        && bean.kind() == BeanKind.OBJECT) {
      differences.add("should not be readable: " + expected.path("readFails").asString());
    }
    boolean any = expected.has("anyGetter") || expected.has("anySetter");
    if (any != bean.anyProperties()) {
      differences.add("any properties: " + bean.anyProperties());
    }
    compareAliases(expected.path("aliases"), bean, differences);
    compareSubtypes(expected.path("typeInfo").path("subtypes"), bean, differences);
    return differences;
  }

  private static void compare(
      String what, JsonNode expected, Set<String> actual, List<String> differences) {
    Set<String> names = ExpectedBeans.names(expected);
    if (!names.equals(actual)) {
      differences.add(what + " " + actual + " and not " + names);
    }
  }

  private static void compareAliases(JsonNode expected, Bean bean, List<String> differences) {
    for (BeanProperty property : bean.properties()) {
      Set<String> names = ExpectedBeans.names(expected.path(property.name()));
      if (!names.equals(new TreeSet<>(property.aliases()))) {
        differences.add("aliases of " + property.name() + " " + property.aliases());
      }
    }
  }

  private static void compareSubtypes(JsonNode expected, Bean bean, List<String> differences) {
    Polymorphism polymorphism = bean.polymorphism();
    if (expected.isMissingNode() || polymorphism == null) {
      if (!expected.isMissingNode()) {
        differences.add("no subtypes");
      }
      return;
    }
    Map<String, List<String>> actual = new TreeMap<>();
    for (Polymorphism.Subtype subtype : polymorphism.subtypes()) {
      actual.put(
          subtype.type().getQualifiedName().toString().replace("cases.jackson.", ""),
          subtype.ids());
    }
    Map<String, List<String>> wanted = new TreeMap<>();
    expected
        .properties()
        .forEach(
            entry ->
                wanted.put(
                    entry.getKey(),
                    entry.getValue().valueStream().map(JsonNode::asString).toList()));
    if (!actual.equals(wanted)) {
      differences.add("subtypes " + actual + " and not " + wanted);
    }
  }

  private static Set<String> written(Bean bean) {
    Set<String> names =
        bean.properties().stream()
            .filter(BeanProperty::written)
            .map(BeanProperty::name)
            .collect(Collectors.toCollection(TreeSet::new));
    Polymorphism polymorphism = bean.polymorphism();
    if (polymorphism != null && polymorphism.include() == Polymorphism.Include.PROPERTY) {
      names.add(polymorphism.property());
    }
    addIds(bean, names);
    addExternalIds(bean, names);
    names.addAll(bean.appended());
    return names;
  }

  private static Set<String> read(Bean bean) {
    Set<String> names =
        bean.properties().stream()
            .filter(BeanProperty::read)
            .map(BeanProperty::name)
            .collect(Collectors.toCollection(TreeSet::new));
    Polymorphism polymorphism = bean.polymorphism();
    if (polymorphism != null && !polymorphism.property().isEmpty()) {
      names.add(polymorphism.property());
    }
    addIds(bean, names);
    addExternalIds(bean, names);
    return names;
  }

  /** The properties that hold the type ids of others. */
  private static void addExternalIds(Bean bean, Set<String> names) {
    for (BeanProperty property : bean.properties()) {
      Polymorphism subtypes = property.options().polymorphism();
      if (subtypes != null && subtypes.include() == Polymorphism.Include.EXTERNAL_PROPERTY) {
        names.add(subtypes.property());
      }
    }
  }

  private static Set<String> required(Bean bean) {
    Set<String> names =
        bean.properties().stream()
            .filter(BeanProperty::required)
            .map(BeanProperty::name)
            .collect(Collectors.toCollection(TreeSet::new));
    addIds(bean, names);
    return names;
  }

  private static void addIds(Bean bean, Set<String> names) {
    if (bean.identityProperty() != null) {
      names.add(bean.identityProperty());
    }
    names.remove("");
  }
}
