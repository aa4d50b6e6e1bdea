package io.github.crd4j.processor.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of classes that Jackson refuses, or that only running code could tell. */
class BeanProblemTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          class Bean { public String getA() { return ""; } @JsonProperty("a") String b; @JsonProperty("a") String c; } | FAILS | two fields for property 'a'
          class Bean { public void setA(Long a) {} public void setA(Integer a) {} } | FAILS | two setters for property 'a'
          class Bean { @JsonProperty("x") public String a; @JsonProperty("y") public void setA(String a) {} public String getA() { return a; } } | FAILS | property 'a' has several names, but this accessor has none
          class Bean { public int a; Bean(@JsonProperty("a") int a) {} Bean(@JsonProperty("b") String b) {} } | FAILS | two creators of 'Bean' take its properties
          class Bean { public int a; @JsonCreator Bean(@JsonProperty("a") int a, int b) {} } | FAILS | parameter 2 of a creator of 'Bean' has no name
          record Bean(@JsonProperty("a") int b, int a) {} | FAILS | two parameters for property 'a'
          class Bean { } | FAILS | 'Bean' has no property to write
          class Bean { public int a; Bean(int a, int b) {} } | UNREADABLE | Jackson cannot read a JSON object as 'Bean'
          interface Bean { int getA(); } | UNREADABLE | Jackson cannot read a JSON object as 'Bean'
          @JsonNaming(Own.class) class Bean { public int a; } class Own extends tools.jackson.databind.PropertyNamingStrategy {} | UNDECIDABLE | only code could tell the names that 'example.Own' gives
          class Bean { @JsonSerialize(using = tools.jackson.databind.ValueSerializer.class) public int a; } | UNDECIDABLE | the JSON of property 'a' is made by code
          @JsonIdentityInfo(generator = ObjectIdGenerators.UUIDGenerator.class) class Bean { public int a; } | LOSSY | 'Bean' is an object or only its id
          """)
  void saysWhatIsWrong(String source, BeanProblem.Kind kind, String message) {
    JavaSource.bean(
        source,
        "Bean",
        bean ->
            assertThat(bean.problems())
                .anySatisfy(
                    problem -> {
                      assertThat(problem.message()).isEqualTo(message);
                      assertThat(problem.kind()).isEqualTo(kind);
                      assertThat(problem.details()).isNotEmpty();
                    }));
  }

  @Test
  void saysNothingOfAClassThatGoesThereAndBack() {
    JavaSource.bean(
        "record Bean(String name, List<Integer> sizes) {}",
        "Bean",
        bean -> assertThat(bean.problems()).isEmpty());
  }

  @Test
  void saysThatTheClientCannotUnwrapUnderAPrefix() {
    String source =
        """
        class Bean { @JsonUnwrapped(prefix = "p_") public Part part; }
        class Part { public int a; }
        """;
    JavaSource.bean(
        source,
        "Bean",
        bean ->
            assertThat(bean.problems())
                .extracting(BeanProblem::message)
                .containsExactly("fabric8's client cannot unwrap property 'part'"));
    JavaSource.bean(
        source, "Bean", JacksonFlavor.JACKSON_3, bean -> assertThat(bean.problems()).isEmpty());
  }
}
