package io.github.crd4j.rules.versions;

import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.regex.GoUnicode;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** A deprecation warning travels in an HTTP header. */
public final class MalformedDeprecationWarning implements Rule {

  private static final int LIMIT = 256;

  @Override
  public void check(CrdVersion version, FieldPath path, Report report) {
    String text = version.deprecationWarning();
    if (text == null || !version.deprecated()) {
      return;
    }
    String who = "the deprecation warning of version '" + version.name() + "'";
    FieldPath at = path.field("deprecationWarning");
    int bytes = text.getBytes(StandardCharsets.UTF_8).length;
    if (text.isEmpty()) {
      report.error(
          at,
          who + " is empty",
          ServerAnswer.invalid("must not be an empty string"),
          "without any, the API server writes its own");
    } else if (bytes > LIMIT) {
      report.error(
          at,
          who + " has " + bytes + " bytes",
          ServerAnswer.invalid("must be <= 256 characters long"));
    }
    text.codePoints()
        .filter(c -> !GoUnicode.isPrint(c))
        .findFirst()
        .ifPresent(
            c ->
                report.error(
                    at,
                    String.format(Locale.ROOT, "%s contains the character U+%04X", who, c),
                    ServerAnswer.invalid("must only contain printable UTF-8 characters")));
  }
}
