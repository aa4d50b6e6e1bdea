package io.github.crd4j.model;

import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the API server fills into {@code spec.conversion}. */
final class ConversionDefaults {

  private static final JsonObject NONE = new JsonObject(Map.of("strategy", new JsonString("None")));

  private ConversionDefaults() {}

  static JsonObject of(@Nullable JsonObject conversion) {
    if (conversion == null) {
      return NONE;
    }
    if (conversion.get("webhook") instanceof JsonObject webhook
        && webhook.get("clientConfig") instanceof JsonObject client
        && client.get("service") instanceof JsonObject service
        && service.get("port") == null) {
      JsonObject complete = service.with("port", JsonNumber.of(443));
      return conversion.with(
          "webhook", webhook.with("clientConfig", client.with("service", complete)));
    }
    return conversion;
  }
}
