package io.github.crd4j.rules.conversion;

import io.github.crd4j.model.Crd;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;

/** A webhook is only configured where it is used. */
public final class WebhookWithoutStrategy implements Rule {

  private static final String WHY = "should not be set when strategy is not set to Webhook";

  @Override
  public void check(Crd crd, Report report) {
    ConversionBlock block = ConversionBlock.of(crd);
    if (block == null || block.isWebhook()) {
      return;
    }
    String fix = "say strategy: Webhook, or remove it";
    if (block.clientConfig() != null) {
      report.error(
          ConversionBlock.CLIENT_CONFIG,
          "a conversion webhook is configured, but the strategy is '" + block.strategy() + "'",
          ServerAnswer.forbidden(WHY),
          fix);
    }
    if (!block.reviewVersions().isEmpty()) {
      report.error(
          ConversionBlock.REVIEW_VERSIONS,
          "conversionReviewVersions are listed, but the strategy is '" + block.strategy() + "'",
          ServerAnswer.forbidden(WHY),
          fix);
    }
  }
}
