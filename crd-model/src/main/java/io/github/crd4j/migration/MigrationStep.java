package io.github.crd4j.migration;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One thing to do in a cluster, and how to see that it is done.
 *
 * @param id names the step in file names, such as {@code switch-storage}
 * @param title what is done, as an imperative
 * @param reason why it stands at this place
 * @param manifest the file to apply; null if the step has none
 * @param commands what to run, in order
 * @param checks what must succeed before the next step
 */
public record MigrationStep(
    String id,
    String title,
    String reason,
    @Nullable Manifest manifest,
    List<String> commands,
    List<String> checks) {

  public MigrationStep {
    commands = List.copyOf(commands);
    checks = List.copyOf(checks);
  }

  /**
   * A file that belongs to a step.
   *
   * @param name unique in the plan
   * @param text the content
   */
  public record Manifest(String name, String text) {}
}
