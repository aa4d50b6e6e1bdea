package io.github.crd4j.rules.conversion;

import io.github.crd4j.admission.DnsNames;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A webhook behind a service is found by namespace, name, port and path. */
public final class MalformedWebhookService implements Rule {

  private static final FieldPath PATH = ConversionBlock.CLIENT_CONFIG.field("service");

  @Override
  public void check(Crd crd, Report report) {
    ConversionBlock block = ConversionBlock.of(crd);
    JsonObject config = block == null || !block.isWebhook() ? null : block.clientConfig();
    JsonObject service = config == null ? null : ConversionBlock.object(config, "service");
    if (config == null || service == null || ConversionBlock.isGiven(config, "url")) {
      return;
    }
    for (String name : List.of("namespace", "name")) {
      if (service.text(name).isEmpty()) {
        report.error(
            PATH.field(name),
            "the service of the conversion webhook has no " + name,
            // The API server mixes the two up.
            "the API server answers: service."
                + (name.equals("name") ? "namespace" : "name")
                + ": Required value");
      }
    }
    if (service.get("port") instanceof JsonNumber port
        && (port.value().signum() <= 0 || port.value().intValue() > 65535)) {
      report.error(
          PATH.field("port"),
          "the port " + port + " of the conversion webhook does not exist",
          ServerAnswer.invalid("port is not valid: must be between 1 and 65535, inclusive"));
    }
    String problem = pathProblem(service.text("path"));
    if (problem != null) {
      String path = service.text("path");
      String lower = path.toLowerCase(Locale.ROOT).replace('_', '-');
      report.error(
          PATH.field("path"),
          "the path '"
              + path
              + "' of the conversion webhook cannot be called"
              + (pathProblem(lower) == null ? "; did you mean '" + lower + "'?" : ""),
          ServerAnswer.invalid(problem));
    }
  }

  private static @Nullable String pathProblem(String path) {
    if (path.isEmpty() || path.equals("/")) {
      return null;
    }
    if (!path.startsWith("/")) {
      return "must start with a '/'";
    }
    String inner = path.substring(1);
    String[] segments =
        (inner.endsWith("/") ? inner.substring(0, inner.length() - 1) : inner).split("/", -1);
    for (int i = 0; i < segments.length; i++) {
      String problem =
          segments[i].isEmpty() ? "may not be empty" : DnsNames.subdomain1123(segments[i]);
      if (problem != null) {
        return "segment[" + i + "]: " + problem;
      }
    }
    return null;
  }
}
