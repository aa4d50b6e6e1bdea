package io.github.crd4j.processor.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The values of enums, worked out and really run. */
class EnumEvaluatorTest {

  @ParameterizedTest
  @EnumSource
  void findsTheValuesThatTheCodeHasWhenItRuns(EvaluatedEnums code) throws Exception {
    Map<String, String> values = code.found();
    values.keySet().removeIf(name -> name.startsWith("evaluated.Unclear"));

    assertThat(values).isEqualTo(running()).hasSizeGreaterThan(90);
  }

  @ParameterizedTest
  @EnumSource
  void saysWhatKeepsItFromFindingAValue(EvaluatedEnums code) throws IOException {
    Map<String, String> values = code.found();
    values.keySet().removeIf(name -> !name.startsWith("evaluated.Unclear."));

    assertThat(values)
        .containsOnlyKeys(
            "evaluated.Unclear.Changing",
            "evaluated.Unclear.Deep",
            "evaluated.Unclear.Endless",
            "evaluated.Unclear.Failing",
            "evaluated.Unclear.Huge",
            "evaluated.Unclear.Lambda",
            "evaluated.Unclear.Locale",
            "evaluated.Unclear.Long",
            "evaluated.Unclear.Looked",
            "evaluated.Unclear.OfMachine",
            "evaluated.Unclear.OfTime",
            "evaluated.Unclear.Thrown")
        .containsEntry("evaluated.Unclear.OfMachine", "it calls 'System.getProperty'")
        .containsEntry("evaluated.Unclear.OfTime", "it calls 'System.nanoTime'")
        .containsEntry("evaluated.Unclear.Endless", "it takes more than 100000 steps")
        .containsEntry("evaluated.Unclear.Thrown", "it throws an exception");
  }

  @Test
  void readsConstructorsAndGettersThatLombokIsYetToMake() throws IOException {
    assertThat(
            EvaluatedEnums.ofSource(
                List.of(Path.of("src/test/resources/evaluate-lombok/Generated.java"))))
        .containsOnly(
            entry("evaluated.Generated.All.A", "String a"),
            entry("evaluated.Generated.All.B", "String b"),
            entry("evaluated.Generated.Required.A", "String n3/n"),
            entry("evaluated.Generated.Required.B", "String n4/n"),
            entry("evaluated.Generated.Missing", "its constructor is not to be found"));
  }

  private static Map<String, String> running() throws Exception {
    Map<String, String> values = new TreeMap<>();
    Path classes = EvaluatedEnums.CLASS_FILES_OF_JAVAC.classes();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
      for (String outer : new String[] {"Fields", "Methods"}) {
        for (Class<?> type : loader.loadClass("evaluated." + outer).getDeclaredClasses()) {
          for (Object constant : type.isEnum() ? type.getEnumConstants() : new Object[0]) {
            String name = ((Enum<?>) constant).name();
            if (has(type)) {
              values.put(
                  type.getCanonicalName() + "." + name,
                  EvaluatedEnums.describe(value(type, constant)));
            }
          }
        }
      }
    }
    return values;
  }

  private static boolean has(Class<?> type) {
    return !type.getSimpleName().equals("Unit");
  }

  private static @Nullable Object value(Class<?> type, Object constant)
      throws ReflectiveOperationException {
    for (Field field : type.getDeclaredFields()) {
      if (field.getName().equals("value")) {
        field.setAccessible(true);
        return field.get(constant);
      }
    }
    Method method =
        type.getSimpleName().equals("OfInterface")
            ? type.getInterfaces()[0].getDeclaredMethod("value")
            : type.getDeclaredMethod("value");
    method.setAccessible(true);
    return method.invoke(constant);
  }
}
