package io.github.crd4j.conversion;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.conversion.kept.CanonicalJson;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Objects as a real API server sent them, partial ones among them. */
class RecordedObjectsTest {
  static List<Path> reviews() {
    return Reviews.all();
  }

  @ParameterizedTest
  @MethodSource("reviews")
  void convertsTwiceWithTheSameBytes(Path review) {
    assertThat(converted(review).toString()).isEqualTo(converted(review).toString());
  }

  @ParameterizedTest
  @MethodSource("reviews")
  void metadataKeepsAllButAnnotations(Path review) {
    JsonNode before = object(review).path("metadata");
    JsonNode after = converted(review).path("metadata");

    assertThat(after.isObject()).isTrue();
    if (before instanceof ObjectNode expected) {
      expected.remove("annotations");
      ((ObjectNode) after).remove("annotations");
      assertThat(after).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        // The order of properties is that of the source.
        "create-v1alpha1 | {'engine':'MySQL','ports':[{'name':'sql','port':3306}],'size':1}",
        "deleting-v1 | {'engine':'postgres','replicas':1}",
        "ssa-empty-spec | {}",
        "ssa-no-spec | ",
        "ssa-spec-null | null",
        "ssa-list-null | {'ports':null,'replicas':1}",
        "ssa-no-metadata | {'ports':[{'name':'sql'},{'name':'web'}],'replicas':1}",
        "update-v1alpha1-kept-values |"
            + " {'engine':'Postgres','ports':[{'name':'sql','port':5432,'protocol':'UDP'}],'size':6,"
            + "'backup':{'enabled':true,'schedule':'@daily'}}",
        "ssa-kept-values-without-uid |"
            + " {'engine':'MySQL','ports':[{'name':'sql'},{'name':'web','port':3,'protocol':'UDP'}],"
            + "'size':0,'backup':{'enabled':true,'schedule':'@daily'}}",
      })
  void specs(String review, String spec) {
    JsonNode converted = converted(Reviews.file(review)).path("spec");

    assertThat(converted.isMissingNode() ? null : converted.toString().replace('"', '\''))
        .isEqualTo(spec);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      nullValues = "none",
      value = {
        "create-v1alpha1 | {'v1alpha1.kept.databases.example.com/spec.legacy':"
            + "'[[#spec#,#legacy#],#blue#]'}",
        "read-v1-as-v1alpha1 | {"
            + "'v1.kept.databases.example.com/spec.backup.enabled':"
            + "'[[#spec#,#backup#,#enabled#],true]',"
            + "'v1.kept.databases.example.com/spec.backup.schedule':"
            + "'[[#spec#,#backup#,#schedule#],#@daily#]',"
            + "'v1.kept.databases.example.com/spec.ports.metrics.protocol-c6a493854e8b':"
            + "'[[#spec#,#ports#,{#name#:#metrics#},#protocol#],#TCP#]',"
            + "'v1.kept.databases.example.com/spec.ports.sql.protocol-aef8bc8a5831':"
            + "'[[#spec#,#ports#,{#name#:#sql#},#protocol#],#UDP#]'}",
        "managedfields-v1beta1-to-v1alpha1 | {"
            + "'v1.kept.databases.example.com/spec.backup.enabled':"
            + "'[[#spec#,#backup#,#enabled#],true]',"
            + "'v1.kept.databases.example.com/spec.backup.schedule':"
            + "'[[#spec#,#backup#,#schedule#],#@daily#]',"
            + "'v1.kept.databases.example.com/spec.ports.sql.protocol-aef8bc8a5831':"
            + "'[[#spec#,#ports#,{#name#:#sql#},#protocol#],#UDP#]'}",
        "update-v1alpha1-kept-values | none",
        "ssa-no-spec | {'example.com/gitops':'1'}",
        "ssa-spec-null | {'example.com/gitops':'1'}",
      })
  void annotations(String review, String annotations) {
    JsonNode converted = converted(Reviews.file(review)).path("metadata").path("annotations");

    assertThat(
            converted.isMissingNode()
                ? null
                : converted.toString().replace("\\\"", "#").replace('"', '\''))
        .isEqualTo(annotations);
  }

  private static ObjectNode converted(Path review) {
    return Databases.conversions()
        .convert(object(review), request(review).path("desiredAPIVersion").stringValue());
  }

  private static ObjectNode object(Path review) {
    return request(review).path("objects").get(0).asObject();
  }

  private static JsonNode request(Path review) {
    return CanonicalJson.read(new String(Reviews.read(review), UTF_8)).path("request");
  }
}
