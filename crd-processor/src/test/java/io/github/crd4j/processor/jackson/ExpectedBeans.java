package io.github.crd4j.processor.jackson;

import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What Jackson said of the cases, by running it. */
final class ExpectedBeans {

  static final Path DIRECTORY = Path.of("src/test/resources/jackson");

  private final JsonNode cases =
      JsonMapper.shared().readTree(DIRECTORY.resolve("expected.json").toFile());

  /** A mapper that was asked. */
  enum Mapper {
    JACKSON_2("2.x", "2.x", JacksonFlavor.JACKSON_2, false, false),
    JACKSON_3("3.x", "3.x", JacksonFlavor.JACKSON_3, false, false),
    FABRIC8("fabric8-8.0.0", "3.x", JacksonFlavor.FABRIC8, false, false),
    JACKSON_2_WITH_PARAMETER_NAMES("2.x+parameters", "2.x", JacksonFlavor.JACKSON_2, true, false),
    JACKSON_3_WITH_PARAMETER_NAMES("3.x+parameters", "3.x", JacksonFlavor.JACKSON_3, true, false),
    JACKSON_2_WITH_STANDARD_NAMING(
        "2.x+USE_STD_BEAN_NAMING", "2.x", JacksonFlavor.JACKSON_2, false, true);

    private final String key;
    private final String otherwise;
    private final JacksonFlavor flavor;
    private final boolean parameterNames;
    private final boolean standardBeanNaming;

    Mapper(
        String key,
        String otherwise,
        JacksonFlavor flavor,
        boolean parameterNames,
        boolean standardBeanNaming) {
      this.key = key;
      this.otherwise = otherwise;
      this.flavor = flavor;
      this.parameterNames = parameterNames;
      this.standardBeanNaming = standardBeanNaming;
    }

    JacksonSettings settings() {
      return new JacksonSettings(flavor, parameterNames, standardBeanNaming);
    }
  }

  /** The answer for one class and mapper, which is written down only where mappers differ. */
  JsonNode of(String className, Mapper mapper) {
    JsonNode answers = cases.path(className);
    return answers.has(mapper.key) ? answers.path(mapper.key) : answers.path(mapper.otherwise);
  }

  static Set<String> names(JsonNode list) {
    Set<String> names = new TreeSet<>();
    list.forEach(name -> names.add(name.asString()));
    return names;
  }
}
