package io.github.crd4j.rules;

import io.github.crd4j.model.Crd;
import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import java.util.Set;

/**
 * One thing that can be wrong with a CRD.
 *
 * <p>A rule is a stateless class named after what is wrong, with a line in {@link ServerRules} and
 * a page {@code docs/rules/<id>.md}. It overrides the one hook that sees what it needs.
 */
public interface Rule {

  /** The name in brackets before every message, in suppressions and of the page. */
  default String id() {
    return getClass().getSimpleName();
  }

  /** Looks at the CRD as a whole. */
  default void check(Crd crd, Report report) {}

  /**
   * Looks at one version.
   *
   * @param path of the version, {@code spec.versions[i]}
   */
  default void check(CrdVersion version, FieldPath path, Report report) {}

  /**
   * The keywords that can make this rule say something of a schema: it sees only nodes that have
   * one of them. Of most rules a schema has none. Empty if it must see all nodes.
   */
  default Set<Keyword<?>> wokenBy() {
    return Set.of();
  }

  /** Looks at one node of the schema of one version. */
  default void check(SchemaNode node, Report report) {}
}
