package io.github.crd4j.cel.rules;

/**
 * One thing that can be wrong with a validation rule, named after it.
 *
 * <p>Subclasses are stateless, stand in {@link CelRuleList} and have a page {@code
 * docs/rules/<id>.md}.
 */
public abstract class CelRule {

  /** The name in brackets before every message, in suppressions and of the page. */
  public final String id() {
    return getClass().getSimpleName();
  }
}
