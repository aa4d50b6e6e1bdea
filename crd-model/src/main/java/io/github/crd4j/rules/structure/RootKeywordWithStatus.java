package io.github.crd4j.rules.structure;

import io.github.crd4j.model.Crd;
import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * With the status subresource on, the API server validates {@code status} on its own, so keywords
 * at the root that look at the whole object are refused.
 */
public final class RootKeywordWithStatus implements Rule {

  private static final Set<Keyword<?>> ALLOWED =
      Set.of(
          Keyword.DESCRIPTION,
          Keyword.TYPE,
          Keyword.FORMAT,
          Keyword.TITLE,
          Keyword.MAXIMUM,
          Keyword.EXCLUSIVE_MAXIMUM,
          Keyword.MINIMUM,
          Keyword.EXCLUSIVE_MINIMUM,
          Keyword.MAX_LENGTH,
          Keyword.MIN_LENGTH,
          Keyword.PATTERN,
          Keyword.MAX_ITEMS,
          Keyword.MIN_ITEMS,
          Keyword.UNIQUE_ITEMS,
          Keyword.MULTIPLE_OF,
          Keyword.REQUIRED,
          Keyword.ITEMS,
          Keyword.PROPERTIES,
          Keyword.EXTERNAL_DOCS,
          Keyword.EXAMPLE,
          Keyword.PRESERVE_UNKNOWN_FIELDS,
          Keyword.VALIDATIONS);

  @Override
  public void check(SchemaNode node, Report report) {
    if (!node.isRoot() || !hasStatus(node)) {
      return;
    }
    String type = node.schema().type();
    if (type != null && !type.equals("object")) {
      // The API server stops here. Mostly it reports the type a second time, as RootNotObject.
      if (!node.isReadable()) {
        report.error(
            node.at(Keyword.TYPE),
            "the resource is declared as " + type,
            ServerAnswer.invalid(
                "only \"object\" is allowed as the type at the root of the schema if the status"
                    + " subresource is enabled"));
      }
      return;
    }
    List<String> refused = new ArrayList<>();
    for (Keyword<?> keyword : node.schema().keywords()) {
      if (!ALLOWED.contains(keyword)) {
        refused.add("'" + keyword + "'");
      }
    }
    if (!refused.isEmpty()) {
      report.error(
          node.path(),
          String.join(", ", refused) + " at the root of a resource that has the status subresource",
          "the status is validated without the rest of the object",
          ServerAnswer.invalid(
              "only [Description Type Format … XValidations] fields are allowed at the root of the"
                  + " schema if the status subresource is enabled"),
          "use a rule in x-kubernetes-validations, or move the keyword to spec or status");
    }
  }

  /** Where all versions have the same schema, it is checked once, for the status of any of them. */
  private static boolean hasStatus(SchemaNode root) {
    Crd crd = root.crd();
    boolean isShared =
        crd.versions().stream().allMatch(version -> root.schema().equals(version.schema()));
    return isShared
        ? crd.versions().stream().anyMatch(CrdVersion::status)
        : root.version().status();
  }
}
