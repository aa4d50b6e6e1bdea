package io.github.crd4j.processor.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.processor.evaluate.EnumEvaluator;
import io.github.crd4j.processor.evaluate.bytecode.ClassFileEvaluator;
import io.github.crd4j.processor.jackson.ExpectedBeans.Mapper;
import io.github.crd4j.processor.source.SourceCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.ElementKind;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/** The constants of every enum of the cases, against what Jackson itself wrote. */
class EnumReaderTest {

  /** Constants whose JSON code gives, which ecj does not show. */
  private static final Map<String, String> BY_CODE =
      Map.of(
          "EnumToString.Mode JACKSON_3", "toString() is overridden",
          "EnumPropertyNamesAndToString.Mixed JACKSON_3", "toString() is overridden",
          "EnumJsonValue.Color", "@JsonValue",
          "EnumJsonValue.Weight", "@JsonValue",
          "EnumJsonValue.Toggle", "@JsonValue",
          "EnumCreator.Grade", "@JsonValue");

  private static final ExpectedBeans EXPECTED = new ExpectedBeans();

  @ParameterizedTest
  @EnumSource
  void knowsTheValuesThatJacksonWrites(CompiledCases compiler) {
    Map<String, List<Object>> expected = new TreeMap<>();
    Map<String, List<Object>> actual = new TreeMap<>();
    compiler.visit(
        ExpectedBeans.DIRECTORY.resolve("cases"),
        (environment, type) -> {
          if (type.getKind() != ElementKind.ENUM) {
            return;
          }
          String name = type.getQualifiedName().toString().replace("cases.jackson.", "");
          for (Mapper mapper : List.of(Mapper.JACKSON_2, Mapper.JACKSON_3, Mapper.FABRIC8)) {
            EnumValues values =
                new BeanIntrospector(
                        environment.getElementUtils(),
                        environment.getTypeUtils(),
                        mapper.settings(),
                        evaluator(compiler, environment))
                    .enumValues(type);
            String key = name + " " + mapper;
            if (isUndecidable(compiler, name, key)) {
              assertThat(values.constants()).as(key).anyMatch(each -> each.value() == null);
              assertThat(values.form() != EnumValues.Form.NAME || !values.problems().isEmpty())
                  .as(key)
                  .isTrue();
            } else {
              expected.put(key, expected(EXPECTED.of(name, mapper)));
              List<Object> written = new ArrayList<>();
              values.constants().forEach(each -> written.add(text(each.value())));
              actual.put(key, written);
            }
          }
        });
    assertThat(actual)
        .isEqualTo(expected)
        .hasSize(compiler == CompiledCases.ECJ_FROM_SOURCE ? 22 : 36);
  }

  private static EnumEvaluator evaluator(
      CompiledCases compiler, ProcessingEnvironment environment) {
    return compiler == CompiledCases.JAVAC_FROM_CLASS_FILES
        ? new ClassFileEvaluator(environment)
        : SourceCode.of(environment).enums();
  }

  private static boolean isUndecidable(CompiledCases compiler, String name, String key) {
    return name.equals("EnumShapes.Described")
        || (compiler == CompiledCases.ECJ_FROM_SOURCE
            && (BY_CODE.containsKey(name) || BY_CODE.containsKey(key)));
  }

  private static String text(@Nullable JsonValue value) {
    return value instanceof JsonString string ? string.value() : String.valueOf(value);
  }

  private static List<Object> expected(JsonNode answer) {
    List<Object> values = new ArrayList<>();
    answer.path("values").forEach(value -> values.add(value.asString()));
    return values;
  }
}
