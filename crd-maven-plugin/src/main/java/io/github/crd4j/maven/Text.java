package io.github.crd4j.maven;

import io.github.crd4j.maven.directory.Difference;
import io.github.crd4j.maven.directory.DirectoryCheck;
import io.github.crd4j.maven.directory.DirectoryUpdate;
import io.github.crd4j.maven.samples.SampleCheck;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.Log;

/** Words results for the log. */
final class Text {

  private Text() {}

  /** {@code 1 CRD}, {@code 2 CRDs}. */
  static String crds(int count) {
    return count + (count == 1 ? " CRD" : " CRDs");
  }

  /**
   * Says what was done to {@code directory}.
   *
   * @throws MojoFailureException if nothing was, because files of others are in the way
   */
  static void update(DirectoryUpdate.Result result, Path directory, Log log)
      throws MojoFailureException {
    if (!result.foreign().isEmpty()) {
      for (String file : result.foreign()) {
        log.error(directory.resolve(file) + " was not written by crd4j, so it is not replaced");
      }
      throw new MojoFailureException(
          "Nothing was written to "
              + directory
              + ": delete or move these files, or exclude their CRDs, and run this again");
    }
    if (result.size() > 0) {
      log.info(
          "Wrote "
              + result.written().size()
              + " of "
              + crds(result.size())
              + " to "
              + directory
              + (result.unchanged().isEmpty()
                  ? ""
                  : " (" + result.unchanged().size() + " unchanged)"));
    }
    for (String file : result.removed()) {
      log.info("Removed " + directory.resolve(file) + ", which is of no class any more");
    }
  }

  /** All lines about what a check found; the last says what to do. */
  static List<String> differences(DirectoryCheck.Result result, Path directory, String command) {
    List<String> lines = new ArrayList<>();
    lines.add(verdict(result, directory) + ":");
    for (Difference difference : result.differences()) {
      lines.add(("  " + difference.file() + " " + difference.problem()).stripTrailing());
      difference.details().forEach(detail -> lines.add("    " + detail));
    }
    boolean byHand = result.differences().stream().anyMatch(found -> !found.updatable());
    lines.add(
        (byHand ? "Correct by hand what crd4j did not write, then run '" : "Run '")
            + command
            + "' and commit the result.");
    return lines;
  }

  /** {@code 1 of 3 CRDs in src/main/crds is not what the sources say}. */
  static String verdict(DirectoryCheck.Result result, Path directory) {
    int wrong = result.differences().size();
    return wrong
        + " of "
        + crds(result.size())
        + " in "
        + directory
        + (wrong == 1 ? " is" : " are")
        + " not what the sources say";
  }

  /** All lines about samples that are not as they must be; the last says what to do. */
  static List<String> samples(SampleCheck.Result result, Path directory) {
    List<String> lines = new ArrayList<>();
    lines.add(sampleVerdict(result, directory) + ":");
    result.problems().forEach(problem -> lines.add("  " + problem));
    lines.add(
        "Correct the samples or the classes; a sample that must be refused is called *.invalid.yaml"
            + " or says # crd4j: refused \"text\".");
    return lines;
  }

  /** {@code Samples in src/test/crd-samples have 2 problems}. */
  static String sampleVerdict(SampleCheck.Result result, Path directory) {
    int count = result.problems().size();
    return "Samples in " + directory + " have " + count + (count == 1 ? " problem" : " problems");
  }
}
