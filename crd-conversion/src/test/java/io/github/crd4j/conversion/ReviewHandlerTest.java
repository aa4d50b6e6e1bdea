package io.github.crd4j.conversion;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crd4j.conversion.kept.CanonicalJson;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class ReviewHandlerTest {
  private final ReviewHandler handler = Reviews.handler();

  static List<Path> reviews() {
    return Reviews.all();
  }

  @ParameterizedTest
  @MethodSource("reviews")
  void answersWhatTheServerAskedTwiceWithTheSameBytes(Path file) throws Exception {
    byte[] review = Reviews.read(file);
    byte[] answer = handler.handle(review);

    assertThat(handler.handle(review)).isEqualTo(answer);
    JsonNode asked = CanonicalJson.read(new String(review, UTF_8));
    JsonNode answered = CanonicalJson.read(new String(answer, UTF_8));
    assertThat(answered.path("apiVersion")).isEqualTo(asked.path("apiVersion"));
    assertThat(answered.path("kind")).isEqualTo(asked.path("kind"));
    JsonNode response = answered.path("response");
    assertThat(response.path("uid")).isEqualTo(asked.path("request").path("uid"));
    assertThat(response.path("result")).hasToString("{\"status\":\"Success\"}");
    assertThat(response.path("convertedObjects")).hasSize(1);
    assertThat(response.path("convertedObjects").get(0).path("apiVersion"))
        .isEqualTo(asked.path("request").path("desiredAPIVersion"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "null",
        "[]",
        "not JSON",
        "{\"apiVersion\":\"apiextensions.k8s.io/v1\",\"kind\":\"ConversionReview\"",
        "{\"apiVersion\":\"apiextensions.k8s.io/v1\",\"kind\":\"ConversionReview\"}{}",
        "{\"apiVersion\":\"apiextensions.k8s.io/v2\",\"kind\":\"ConversionReview\","
            + "\"request\":{\"uid\":\"1\"}}",
        "{\"apiVersion\":\"apiextensions.k8s.io/v1\",\"kind\":\"AdmissionReview\","
            + "\"request\":{\"uid\":\"1\"}}",
        "{\"apiVersion\":\"apiextensions.k8s.io/v1\",\"kind\":\"ConversionReview\"}",
        "{\"apiVersion\":\"apiextensions.k8s.io/v1\",\"kind\":\"ConversionReview\","
            + "\"request\":{\"uid\":1}}",
      })
  void whatIsNoReviewIsRefusedAsSuch(String body) {
    assertThatThrownBy(() -> handler.handle(body.getBytes(UTF_8)))
        .isInstanceOf(MalformedReviewException.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'objects':[] | the review has no request.desiredAPIVersion",
        "'desiredAPIVersion':'databases.example.com/v1','objects':{} | request.objects is no list",
        "'desiredAPIVersion':'databases.example.com/v1','objects':[7] |"
            + " request.objects[0] is no object",
        "'desiredAPIVersion':'databases.example.com/v9','objects':[OBJECT] |"
            + " no conversion of 'Database' from 'databases.example.com/v1alpha1'"
            + " to 'databases.example.com/v9'",
        "'desiredAPIVersion':'other.example.com/v1','objects':[OBJECT] |"
            + " no conversion of 'Database' from 'databases.example.com/v1alpha1'"
            + " to 'other.example.com/v1'",
        "'desiredAPIVersion':'databases.example.com/v1','objects':[{}] |"
            + " no conversion of '' from '/' to 'databases.example.com/v1'",
        // The last of three: nothing of the first two is answered.
        "'desiredAPIVersion':'databases.example.com/v1','objects':[OBJECT,OBJECT,BAD] |"
            + " Database shop/orders v1alpha1 -> v1: spec.engine:"
            + " 'oracle' is no engine: postgres, mysql",
      })
  void failuresSayWhatIsWrongWithWhat(String request, String message) throws Exception {
    String object =
        """
        {"apiVersion":"databases.example.com/v1alpha1","kind":"Database",
         "metadata":{"name":"orders","namespace":"shop"},"spec":{"engine":"mysql"}}
        """;
    String review =
        "{'apiVersion':'apiextensions.k8s.io/v1','kind':'ConversionReview','request':{'uid':'1',"
            + request.replace("OBJECT", object).replace("BAD", object.replace("mysql", "oracle"))
            + "}}";

    JsonNode response = response(review.replace('\'', '"'));

    assertThat(response.path("result").path("status").stringValue()).isEqualTo("Failure");
    assertThat(response.path("result").path("message").stringValue()).isEqualTo(message);
    assertThat(response.path("convertedObjects")).isEmpty();
    assertThat(response.path("uid").stringValue()).isEqualTo("1");
  }

  @Test
  void severalObjectsAndListsKeepTheirOrder() throws Exception {
    String object = "{\"apiVersion\":\"databases.example.com/v1\",\"kind\":\"Database\",";
    JsonNode response =
        response(
            """
            {"apiVersion":"apiextensions.k8s.io/v1beta1","kind":"ConversionReview","request":{
             "uid":"1","desiredAPIVersion":"databases.example.com/v1alpha1","objects":[
               %s"metadata":{"name":"a"}},
               {"apiVersion":"databases.example.com/v1","kind":"DatabaseList","metadata":{},
                "items":[%s"metadata":{"name":"b"},"spec":{"size":1}}]}]}}
            """
                .formatted(object, object));

    assertThat(response.path("convertedObjects").toString().replace('"', '\''))
        .isEqualTo(
            "[{'apiVersion':'databases.example.com/v1alpha1','kind':'Database',"
                + "'metadata':{'name':'a'}},"
                + "{'apiVersion':'databases.example.com/v1alpha1','kind':'DatabaseList',"
                + "'metadata':{},'items':[{'apiVersion':'databases.example.com/v1alpha1',"
                + "'kind':'Database','metadata':{'name':'b'},'spec':{'replicas':1}}]}]");
  }

  @Test
  void numbersAreExact() throws Exception {
    JsonNode response =
        response(
            """
            {"apiVersion":"apiextensions.k8s.io/v1","kind":"ConversionReview","request":{"uid":"1",
             "desiredAPIVersion":"databases.example.com/v1alpha1","objects":[
              {"apiVersion":"databases.example.com/v1","kind":"Database","metadata":{},
               "status":{"a":9007199254740993,"b":0.1000000000000000055,"c":1.0}}]}}
            """);

    assertThat(response.path("convertedObjects").get(0).path("status"))
        .hasToString("{\"a\":9007199254740993,\"b\":0.1000000000000000055,\"c\":1.0}");
  }

  private JsonNode response(String review) throws MalformedReviewException {
    return CanonicalJson.read(new String(handler.handle(review.getBytes(UTF_8)), UTF_8))
        .path("response");
  }
}
