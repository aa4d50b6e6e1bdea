package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.CanonicalJson;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Answers a {@code ConversionReview} of {@code apiextensions.k8s.io/v1} or {@code v1beta1}, as
 * bytes in and bytes out for any server.
 *
 * <p>All objects of a review are converted, or none: whatever goes wrong with one is the message of
 * a {@code Failure}, which the API server shows its user. The same review gives the same bytes.
 */
public final class ReviewHandler {
  private static final Logger LOG = System.getLogger(ReviewHandler.class.getName());
  private static final String GROUP = "apiextensions.k8s.io/";
  private static final List<String> API_VERSIONS = List.of(GROUP + "v1", GROUP + "v1beta1");
  private static final int MAX_MESSAGE = 4096;

  private static final JsonMapper MAPPER = CanonicalJson.mapper().build();

  private final Conversions conversions;

  /** With these conversions. */
  public ReviewHandler(Conversions conversions) {
    this.conversions = conversions;
  }

  /**
   * Answers a review; HTTP status 200.
   *
   * @param review the body of the request
   * @return the body of the answer, which is JSON
   * @throws MalformedReviewException if the body is no review; HTTP status 400
   */
  public byte[] handle(byte[] review) throws MalformedReviewException {
    return answer(review).body();
  }

  /**
   * Answers a review, and says what the answer is.
   *
   * @throws MalformedReviewException if the body is no review
   */
  public ReviewAnswer answer(byte[] review) throws MalformedReviewException {
    JsonNode root = parse(review);
    String apiVersion = root.path("apiVersion").stringValue("");
    JsonNode request = root.path("request");
    if (!API_VERSIONS.contains(apiVersion)
        || !root.path("kind").stringValue("").equals("ConversionReview")) {
      throw new MalformedReviewException(
          "no ConversionReview of apiextensions.k8s.io/v1 or v1beta1");
    }
    if (!request.path("uid").isString()) {
      throw new MalformedReviewException("the review has no request.uid");
    }

    try {
      ArrayNode converted = convert(request);
      byte[] body = success(apiVersion, request.path("uid"), converted);
      return new ReviewAnswer(body, true, converted.size());
    } catch (ConversionException | JacksonException e) {
      return new ReviewAnswer(failure(apiVersion, request.path("uid"), e.getMessage()), false, 0);
    }
  }

  private static byte[] success(String apiVersion, JsonNode uid, ArrayNode converted) {
    ObjectNode response = JsonNodeFactory.instance.objectNode();
    response.set("uid", uid);
    response.set("convertedObjects", converted);
    response.putObject("result").put("status", "Success");
    return review(apiVersion, response);
  }

  private static byte[] failure(String apiVersion, JsonNode uid, @Nullable String message) {
    String text = message == null ? "conversion failed" : message;
    ObjectNode response = JsonNodeFactory.instance.objectNode();
    response.set("uid", uid);
    response.putArray("convertedObjects");
    response
        .putObject("result")
        .put("status", "Failure")
        .put("message", text.length() > MAX_MESSAGE ? text.substring(0, MAX_MESSAGE) + "…" : text);
    return review(apiVersion, response);
  }

  private static byte[] review(String apiVersion, ObjectNode response) {
    ObjectNode review = JsonNodeFactory.instance.objectNode();
    review.put("apiVersion", apiVersion).put("kind", "ConversionReview").set("response", response);
    return MAPPER.writeValueAsBytes(review);
  }

  private static JsonNode parse(byte[] review) throws MalformedReviewException {
    try {
      return MAPPER.readTree(review);
    } catch (JacksonException e) {
      throw new MalformedReviewException("no JSON: " + e.getOriginalMessage());
    }
  }

  private ArrayNode convert(JsonNode request) {
    String to = request.path("desiredAPIVersion").stringValue("");
    if (to.isEmpty()) {
      throw new ConversionException("the review has no request.desiredAPIVersion");
    }
    JsonNode objects = request.path("objects");
    if (!objects.isArray() && !objects.isNull() && !objects.isMissingNode()) {
      throw new ConversionException("request.objects is no list");
    }
    ArrayNode converted = JsonNodeFactory.instance.arrayNode(objects.size());
    for (int i = 0; i < objects.size(); i++) {
      if (!(objects.get(i) instanceof ObjectNode object)) {
        throw new ConversionException("request.objects[%d] is no object".formatted(i));
      }
      converted.add(convert(object, to));
    }
    return converted;
  }

  private ObjectNode convert(ObjectNode object, String to) {
    String what = ConvertedObject.describe(object, to);
    try {
      return conversions.convertOwn(object, to);
    } catch (ConversionException e) {
      throw e;
    } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError e) {
      LOG.log(Level.ERROR, what, e);
      throw new ConversionException(what + ": " + e, e);
    }
  }
}
