package io.github.crd4j.rules.conversion;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonNull;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code spec.conversion} as far as it can be read.
 *
 * @param strategy empty if not given
 * @param clientConfig null if not given
 * @param reviewVersions none if not given
 */
record ConversionBlock(
    String strategy, @Nullable JsonObject clientConfig, List<String> reviewVersions) {

  static final FieldPath PATH = FieldPath.of("spec", "conversion");
  static final FieldPath CLIENT_CONFIG = PATH.field("webhook").field("clientConfig");
  static final FieldPath REVIEW_VERSIONS = PATH.field("webhook").field("conversionReviewVersions");

  /** The block of {@code crd}, or null if it has none, which means that nothing is converted. */
  static @Nullable ConversionBlock of(Crd crd) {
    JsonObject block = crd.conversion();
    if (block == null) {
      return null;
    }
    JsonObject webhook = object(block, "webhook");
    List<String> versions = new ArrayList<>();
    if (webhook != null && webhook.get("conversionReviewVersions") instanceof JsonArray list) {
      list.items().forEach(item -> versions.add(item instanceof JsonString s ? s.value() : ""));
    }
    return new ConversionBlock(
        block.text("strategy"),
        webhook == null ? null : object(webhook, "clientConfig"),
        List.copyOf(versions));
  }

  boolean isWebhook() {
    return strategy.equals("Webhook");
  }

  static @Nullable JsonObject object(JsonObject parent, String name) {
    return parent.get(name) instanceof JsonObject object ? object : null;
  }

  static boolean isGiven(JsonObject parent, String name) {
    JsonValue value = parent.get(name);
    return value != null && value != JsonNull.NULL;
  }
}
