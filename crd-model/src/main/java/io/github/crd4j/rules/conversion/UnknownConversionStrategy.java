package io.github.crd4j.rules.conversion;

import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;
import io.github.crd4j.rules.Suggestion;
import java.util.List;

/** There are two ways to convert. */
public final class UnknownConversionStrategy implements Rule {

  private static final List<String> STRATEGIES = List.of("None", "Webhook");

  @Override
  public void check(Crd crd, Report report) {
    ConversionBlock block = ConversionBlock.of(crd);
    if (block == null || STRATEGIES.contains(block.strategy())) {
      return;
    }
    FieldPath at = ConversionBlock.PATH.field("strategy");
    if (block.strategy().isEmpty()) {
      report.error(
          at,
          "the conversion block has no strategy",
          ServerAnswer.required(""),
          "say Webhook, or leave the block out");
    } else {
      report.error(
          at,
          "unknown conversion strategy '"
              + block.strategy()
              + "'"
              + Suggestion.didYouMean(block.strategy(), STRATEGIES),
          ServerAnswer.unsupported(STRATEGIES));
    }
  }
}
