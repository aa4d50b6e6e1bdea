package io.github.crd4j.rules;

/** Where the page of a rule is. */
public final class RulePages {

  private static final String BASE = "https://github.com/crd4j/crd4j/blob/main/docs/rules/";

  private RulePages() {}

  /** The address of the page of the rule {@code id}. */
  public static String url(String id) {
    return BASE + id + ".md";
  }
}
