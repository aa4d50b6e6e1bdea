package io.github.crd4j.integration.jackson;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.fabric8.kubernetes.client.utils.KubernetesSerialization;
import tools.jackson.databind.json.JsonMapper;

/** What operators read and write their classes with. */
@SuppressWarnings("ImmutableEnumChecker") // Nobody changes them.
enum Mapper {
  /** Jackson 2 with its modules for Java 8, ISO dates, and without nulls. */
  JACKSON_2("2") {
    private final com.fasterxml.jackson.databind.ObjectMapper mapper =
        com.fasterxml.jackson.databind.json.JsonMapper.builder()
            .addModule(new JavaTimeModule())
            .addModule(new Jdk8Module())
            .disable(
                com.fasterxml.jackson.databind.SerializationFeature.WRITE_DATES_AS_TIMESTAMPS,
                com.fasterxml.jackson.databind.SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
            .defaultPropertyInclusion(
                JsonInclude.Value.construct(
                    JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS))
            .build();

    @Override
    String write(Object value) throws Exception {
      return mapper.writeValueAsString(value);
    }

    @Override
    <T> T read(String json, Class<T> type) throws Exception {
      return mapper.readValue(json, type);
    }

    @Override
    String source(String text) {
      return text.replace("tools.jackson.databind", "com.fasterxml.jackson.databind");
    }
  },

  /** Jackson 3 as it comes, but without nulls. */
  JACKSON_3("3") {
    private final JsonMapper mapper =
        JsonMapper.builder()
            .changeDefaultPropertyInclusion(
                include -> include.withValueInclusion(JsonInclude.Include.NON_NULL))
            .build();

    @Override
    String write(Object value) {
      return mapper.writeValueAsString(value);
    }

    @Override
    <T> T read(String json, Class<T> type) {
      return mapper.readValue(json, type);
    }
  },

  /** The mapper of fabric8's client. */
  FABRIC8("fabric8") {
    private final KubernetesSerialization serialization = new KubernetesSerialization();

    @Override
    String write(Object value) {
      return serialization.asJson(value);
    }

    @Override
    <T> T read(String json, Class<T> type) {
      return serialization.unmarshal(json, type);
    }
  };

  private final String option;

  Mapper(String option) {
    this.option = option;
  }

  /** The value of the processor's option {@code crd.jackson}. */
  String option() {
    return option;
  }

  abstract String write(Object value) throws Exception;

  abstract <T> T read(String json, Class<T> type) throws Exception;

  /** A source file, which is written for Jackson 3, with the packages of this Jackson. */
  String source(String text) {
    return text;
  }
}
