package io.github.crd4j.rules.conversion;

import io.github.crd4j.admission.UrlSyntax;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;
import java.util.ArrayList;
import java.util.List;

/** The URL of a webhook is a plain https one. */
public final class MalformedWebhookUrl implements Rule {

  private static final FieldPath PATH = ConversionBlock.CLIENT_CONFIG.field("url");

  @Override
  public void check(Crd crd, Report report) {
    ConversionBlock block = ConversionBlock.of(crd);
    JsonObject config = block == null || !block.isWebhook() ? null : block.clientConfig();
    if (config == null
        || !ConversionBlock.isGiven(config, "url")
        || ConversionBlock.isGiven(config, "service")) {
      return;
    }
    String text = config.text("url");
    UrlSyntax url = UrlSyntax.parse(text);
    if (url == null) {
      report.error(
          PATH,
          "'" + text + "' is not a URL",
          ServerAnswer.required("url must be a valid URL; desired format: https://host[/path]"));
      return;
    }
    List<String> problems = new ArrayList<>();
    add(problems, !url.scheme().equals("https"), "'https' is the only allowed URL scheme");
    add(problems, url.host().isEmpty(), "host must be specified");
    add(problems, url.userInfo() != null, "user information is not permitted in the URL");
    add(problems, !url.fragment().isEmpty(), "fragments are not permitted in the URL");
    add(problems, !url.query().isEmpty(), "query parameters are not permitted in the URL");
    for (String problem : problems) {
      report.error(
          PATH, "the webhook URL '" + text + "' cannot be called", ServerAnswer.invalid(problem));
    }
  }

  private static void add(List<String> problems, boolean isProblem, String text) {
    if (isProblem) {
      problems.add(text);
    }
  }
}
