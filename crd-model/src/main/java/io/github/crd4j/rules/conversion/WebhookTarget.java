package io.github.crd4j.rules.conversion;

import io.github.crd4j.json.JsonObject;
import io.github.crd4j.model.Crd;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;

/** A webhook is at a URL or behind a service. */
public final class WebhookTarget implements Rule {

  @Override
  public void check(Crd crd, Report report) {
    ConversionBlock block = ConversionBlock.of(crd);
    if (block == null || !block.isWebhook()) {
      return;
    }
    JsonObject config = block.clientConfig();
    if (config == null) {
      report.error(
          ConversionBlock.CLIENT_CONFIG,
          "the conversion strategy is Webhook, but no webhook is configured",
          ServerAnswer.required("required when strategy is set to Webhook"),
          "add webhook.clientConfig with a service or url");
      return;
    }
    boolean hasUrl = ConversionBlock.isGiven(config, "url");
    if (hasUrl == ConversionBlock.isGiven(config, "service")) {
      report.error(
          ConversionBlock.CLIENT_CONFIG,
          hasUrl
              ? "the conversion webhook has both url and service"
              : "the conversion webhook has neither url nor service",
          ServerAnswer.required("exactly one of url or service is required"));
    }
  }
}
