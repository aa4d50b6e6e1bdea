package io.github.crd4j.plan;

/**
 * One line of the table of a plan.
 *
 * @param spoke the path in the spoke; empty if it has none
 * @param hub the path in the hub; empty if it has none
 * @param how what happens
 * @param note what else is to be said; often empty
 * @param limited whether the spoke shows a fallback for some values of the hub
 */
public record Row(String spoke, String hub, How how, String note, boolean limited) {

  /** What can happen to a field. */
  public enum How {
    COPIED,
    RENAMED,
    KEPT,
    HOOK,
    DROPPED;

    @Override
    public String toString() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }
}
