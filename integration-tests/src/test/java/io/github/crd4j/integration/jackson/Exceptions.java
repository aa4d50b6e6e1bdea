package io.github.crd4j.integration.jackson;

import io.github.crd4j.integration.jackson.Failure.Check;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Failures that are known, each with the reason why nothing is wrong with the CRD. */
final class Exceptions {

  /**
   * A line of the file.
   *
   * @param sample a regular expression for the name of the class
   * @param mappers options, separated by commas, or {@code *}
   * @param checks names, separated by commas
   * @param message a regular expression for a part of the message
   * @param reason why nothing is wrong with the CRD; it begins with {@code [Rule]} where the
   *     processor must have warned by that rule
   */
  record Line(String sample, String mappers, String checks, Pattern message, String reason) {
    boolean covers(Failure failure) {
      return isWarned(failure)
          && failure.sample().name().matches(sample)
          && (mappers.equals("*")
              || List.of(mappers.split(",", -1)).contains(failure.mapper().option()))
          && List.of(checks.split(",", -1)).contains(failure.check().name())
          && message.matcher(failure.message()).find();
    }

    private boolean isWarned(Failure failure) {
      return !reason.startsWith("[")
          || failure.warnings().stream()
              .anyMatch(
                  warning -> warning.startsWith(reason.substring(0, reason.indexOf(']') + 1)));
    }
  }

  private final List<Line> lines = new ArrayList<>();
  private final Set<Line> used = new LinkedHashSet<>();

  static Exceptions read(Path file) throws IOException {
    Exceptions exceptions = new Exceptions();
    for (String line : Files.readAllLines(file)) {
      if (!line.isBlank() && !line.startsWith("#")) {
        String[] parts = line.split(" \\| ", 5);
        if (parts.length < 5) {
          throw new IllegalArgumentException("five parts are wanted: " + line);
        }
        for (String check : parts[2].split(",", -1)) {
          Check.valueOf(check);
        }
        exceptions.lines.add(
            new Line(parts[0], parts[1], parts[2], Pattern.compile(parts[3]), parts[4]));
      }
    }
    return exceptions;
  }

  boolean cover(Failure failure) {
    boolean covered = false;
    for (Line line : lines) {
      if (line.covers(failure)) {
        used.add(line);
        covered = true;
      }
    }
    return covered;
  }

  /** Lines that no failure needed. */
  List<Line> unused() {
    return lines.stream().filter(line -> !used.contains(line)).toList();
  }
}
