package io.github.crd4j.processor.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.processor.mirror.AnnotationUse;
import javax.lang.model.element.ElementKind;
import javax.lang.model.type.DeclaredType;
import org.junit.jupiter.api.Test;

/** What is known of a property beside its name. */
class BeanPropertyTest {

  @Test
  void pointsAtTheFieldAndGathersTheAnnotationsOfAllItsAccessors() {
    JavaSource.bean(
        """
        class Bean {
          @Deprecated private String name;
          @JsonProperty(required = true) public String getName() { return name; }
          @JsonAlias("title") public void setName(String name) { this.name = name; }
        }
        """,
        "Bean",
        bean -> {
          BeanProperty name = property(bean, "name");
          assertThat(name.declaration().getKind()).isEqualTo(ElementKind.FIELD);
          assertThat(name.annotations())
              .extracting(AnnotationUse::displayName)
              .containsExactlyInAnyOrder("@Deprecated", "@JsonProperty", "@JsonAlias");
          assertThat(name.aliases()).containsExactly("title");
        });
  }

  @Test
  void countsTheAnnotationOfARecordComponentOnce() {
    JavaSource.bean(
        """
        record Bean(@JsonProperty("label") String name) {}
        """,
        "Bean",
        bean -> {
          BeanProperty label = property(bean, "label");
          assertThat(label.javaName()).isEqualTo("name");
          assertThat(label.declaration().getKind()).isEqualTo(ElementKind.FIELD);
          assertThat(label.accessors()).hasSize(3);
          assertThat(label.annotations()).hasSize(1);
        });
  }

  @Test
  void keepsAnnotationsOnTheUseOfAType() {
    JavaSource.bean(
        """
        class Bean {
          @java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE) @interface Short {}
          public @Short String name;
        }
        """,
        "Bean",
        bean ->
            assertThat(property(bean, "name").annotations())
                .extracting(AnnotationUse::displayName)
                .containsExactly("@Short"));
  }

  @Test
  void readsTheAnnotationsOfAHiddenFieldThatJacksonLeavesOut() {
    JavaSource.bean(
        """
        class Bean {
          @Deprecated private String password;
          public void setPassword(String password) { this.password = password; }
        }
        """,
        "Bean",
        bean -> {
          BeanProperty password = property(bean, "password");
          assertThat(password.written()).isFalse();
          assertThat(password.read()).isTrue();
          assertThat(password.declaration().getKind()).isEqualTo(ElementKind.FIELD);
          assertThat(password.annotations()).hasSize(1);
        });
  }

  @Test
  void resolvesTypeVariablesOfABaseClass() {
    JavaSource.bean(
        """
        class Bean extends Base<Integer> {}
        class Base<T> {
          private List<T> all;
          public List<T> getAll() { return all; }
          public void setAll(List<T> all) { this.all = all; }
        }
        """,
        "Bean",
        bean ->
            assertThat(property(bean, "all").type())
                .hasToString("java.util.List<java.lang.Integer>"));
  }

  @Test
  void takesTheTypesThatAnnotationsAndConvertersPutInThePlaceOfTheDeclaredOne() {
    JavaSource.bean(
        """
        class Bean {
          @JsonSerialize(contentAs = Number.class) public List<Integer> numbers;
          @JsonSerialize(converter = ToText.class) @JsonDeserialize(converter = FromText.class)
          public Integer number;
          static class ToText extends tools.jackson.databind.util.StdConverter<Integer, String> {
            @Override public String convert(Integer value) { return ""; }
          }
          static class FromText extends tools.jackson.databind.util.StdConverter<Long, Integer> {
            @Override public Integer convert(Long value) { return 1; }
          }
        }
        """,
        "Bean",
        bean -> {
          assertThat(property(bean, "numbers").type())
              .hasToString("java.util.List<java.lang.Number>");
          assertThat(property(bean, "number").type()).hasToString("java.lang.String");
          assertThat(property(bean, "number").readType()).hasToString("java.lang.Long");
        });
  }

  @Test
  void takesTheFormatFromWhicheverAccessorHasIt() {
    JavaSource.bean(
        """
        class Bean {
          @JsonFormat(shape = JsonFormat.Shape.STRING, pattern = "yyyy") private Date since;
          public Date getSince() { return since; }
        }
        """,
        "Bean",
        bean -> {
          ValueFormat format = property(bean, "since").options().format();
          assertThat(format.shape()).isEqualTo("STRING");
          assertThat(format.pattern()).isEqualTo("yyyy");
        });
  }

  @Test
  void filtersTheNamesOfAValueWhereThePropertySaysSo() {
    JavaSource.type(
        """
        class Outer {
          @JsonIgnoreProperties("secret") public Inner inner;
        }
        class Inner { public String open; public String secret; }
        """,
        "Outer",
        (environment, type) -> {
          BeanIntrospector introspector =
              new BeanIntrospector(
                  environment.getElementUtils(),
                  environment.getTypeUtils(),
                  JacksonFlavor.JACKSON_3);
          BeanProperty inner =
              property(introspector.introspect((DeclaredType) type.asType()), "inner");
          DeclaredType value = (DeclaredType) inner.type();
          assertThat(introspector.introspect(value, inner.options().filter()).properties())
              .extracting(BeanProperty::name)
              .containsExactly("open");
          assertThat(introspector.introspect(value).properties()).hasSize(2);
        });
  }

  @Test
  void spreadsOutAnUnwrappedPart() {
    JavaSource.bean(
        """
        class Bean {
          public String name;
          @JsonUnwrapped(prefix = "at_") public Place place;
        }
        class Place { @JsonProperty(required = true) public int row; public int column; }
        """,
        "Bean",
        JacksonFlavor.JACKSON_3,
        bean -> {
          assertThat(bean.properties())
              .extracting(BeanProperty::name)
              .containsExactly("at_column", "at_row", "name");
          assertThat(property(bean, "at_row").required()).isFalse();
          assertThat(property(bean, "at_row").javaName()).isEqualTo("row");
        });
  }

  @Test
  void knowsTheTypeOfPropertiesWithoutAName() {
    JavaSource.bean(
        """
        class Bean {
          private Map<String, Integer> rest;
          @JsonAnyGetter public Map<String, Integer> getRest() { return rest; }
          @JsonAnySetter public void put(String name, Integer value) {}
        }
        """,
        "Bean",
        bean -> {
          assertThat(bean.properties()).isEmpty();
          assertThat(bean.anyProperties()).isTrue();
          assertThat(bean.anyValue()).hasToString("java.lang.Integer");
        });
  }

  private static BeanProperty property(Bean bean, String name) {
    return bean.properties().stream()
        .filter(property -> property.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new AssertionError(name + " in " + bean.properties()));
  }
}
