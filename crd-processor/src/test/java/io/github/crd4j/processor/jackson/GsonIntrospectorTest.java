package io.github.crd4j.processor.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.github.crd4j.json.JsonString;
import java.util.List;
import java.util.function.Consumer;
import javax.lang.model.type.DeclaredType;
import org.junit.jupiter.api.Test;

/** What Gson sees of a class: its fields. */
class GsonIntrospectorTest {

  /** Gson's annotations by name, as the class path of a user has them. */
  private static final JavaSource SERIALIZED_NAME =
      JavaSource.file(
          "com/google/gson/annotations/SerializedName.java",
          """
          package com.google.gson.annotations;
          public @interface SerializedName {
            String value();
            String[] alternate() default {};
          }
          """);

  @Test
  void seesFieldsOfAnyVisibilityAndNothingElse() {
    gson(
        """
        class Bean extends Base {
          private final boolean isActive = true;
          static int shared; transient int passing;
          @JsonProperty("other") String name;
          public String getComputed() { return ""; }
        }
        class Base { protected int inherited; }
        """,
        bean ->
            assertThat(bean.properties())
                .extracting(BeanProperty::name)
                .containsExactly("inherited", "isActive", "name"));
  }

  @Test
  void namesAFieldAsItsAnnotationSays() {
    gson(
        """
        class Bean {
          @com.google.gson.annotations.SerializedName(value = "x-name", alternate = "name")
          String name;
        }
        """,
        bean -> {
          assertThat(bean.properties())
              .extracting(BeanProperty::name, BeanProperty::javaName)
              .containsExactly(tuple("x-name", "name"));
          assertThat(bean.properties().get(0).aliases()).containsExactly("name");
        });
  }

  @Test
  void namesEnumConstantsAsTheirAnnotationsSay() {
    JavaSource.type(
        List.of(
            JavaSource.example(
                """
                enum Mode { @com.google.gson.annotations.SerializedName("fast") FAST, SLOW }
                """),
            SERIALIZED_NAME),
        "Mode",
        (environment, type) ->
            assertThat(
                    new GsonIntrospector(environment.getTypeUtils()).enumValues(type).constants())
                .extracting(EnumValues.Constant::value)
                .containsExactly(new JsonString("fast"), new JsonString("SLOW")));
  }

  @Test
  void refusesAFieldThatIsThereTwice() {
    gson(
        "class Bean extends Base { String name; } class Base { String name; }",
        bean ->
            assertThat(bean.problems())
                .extracting(BeanProblem::message)
                .containsOnly("two fields for property 'name'"));
  }

  @Test
  void cannotReadAnInterface() {
    gson("interface Bean { String getName(); }", bean -> assertThat(bean.readable()).isFalse());
  }

  private static void gson(String source, Consumer<Bean> check) {
    JavaSource.type(
        List.of(JavaSource.example(source), SERIALIZED_NAME),
        "Bean",
        (environment, type) ->
            check.accept(
                new GsonIntrospector(environment.getTypeUtils())
                    .introspect((DeclaredType) type.asType())));
  }
}
