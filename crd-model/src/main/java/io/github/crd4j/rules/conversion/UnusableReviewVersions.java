package io.github.crd4j.rules.conversion;

import io.github.crd4j.admission.DnsNames;
import io.github.crd4j.model.Crd;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The API server and the webhook must have one version of ConversionReview in common. */
public final class UnusableReviewVersions implements Rule {

  private static final List<String> KNOWN = List.of("v1", "v1beta1");

  @Override
  public void check(Crd crd, Report report) {
    ConversionBlock block = ConversionBlock.of(crd);
    if (block == null || !block.isWebhook()) {
      return;
    }
    List<String> versions = block.reviewVersions();
    if (versions.isEmpty()) {
      report.error(
          ConversionBlock.REVIEW_VERSIONS,
          "the conversion webhook does not say which versions of ConversionReview it understands",
          ServerAnswer.required(""),
          "say conversionReviewVersions: [v1]");
      return;
    }
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < versions.size(); i++) {
      String version = versions.get(i);
      String problem = seen.add(version) ? DnsNames.label1035(version) : "duplicate version";
      if (problem != null) {
        report.error(
            ConversionBlock.REVIEW_VERSIONS.index(i),
            seen.size() <= i
                ? "conversionReviewVersions lists '" + version + "' twice"
                : "'" + version + "' cannot be a version of ConversionReview",
            ServerAnswer.invalid(problem));
      }
    }
    if (KNOWN.stream().noneMatch(versions::contains)) {
      report.error(
          ConversionBlock.REVIEW_VERSIONS,
          "no API server sends a ConversionReview of version " + String.join(", ", versions),
          ServerAnswer.invalid("must include at least one of v1, v1beta1"));
    }
  }
}
