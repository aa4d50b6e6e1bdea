package io.github.crd4j.migration;

import io.github.crd4j.model.Crd;
import java.util.List;
import java.util.Set;

/**
 * How a cluster comes from the CRD that it has to a new one.
 *
 * <p>A plan is made from what the cluster has now: steps that are done are no part of it, so that
 * it is made again after each and is empty in the end.
 *
 * @param crd the name of the CRD
 * @param obstacles why there is no way at all; the steps are empty then
 * @param blockers what still stores or names versions that go, for which removing them must wait
 * @param steps in order
 */
public record MigrationPlan(
    String crd, List<String> obstacles, List<String> blockers, List<MigrationStep> steps) {

  private static final Set<String> LAST =
      Set.of(MigrationPlanner.STOP_SERVING, MigrationPlanner.APPLY);

  public MigrationPlan {
    obstacles = List.copyOf(obstacles);
    blockers = List.copyOf(blockers);
    steps = List.copyOf(steps);
  }

  /** The plan from {@code state} to {@code target}. */
  public static MigrationPlan of(StorageState state, Crd target) {
    return new MigrationPlanner(state, target).plan();
  }

  /**
   * Whether the new CRD can be applied at once: nothing stores or names a version that it no longer
   * has, and no step is left but to stop serving such versions.
   */
  public boolean isReady() {
    return obstacles.isEmpty()
        && blockers.isEmpty()
        && steps.stream().map(MigrationStep::id).allMatch(LAST::contains);
  }
}
