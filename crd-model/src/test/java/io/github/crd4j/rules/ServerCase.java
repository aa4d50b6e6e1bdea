package io.github.crd4j.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/**
 * A CRD and what the API server says to it: one line of a case file.
 *
 * @param id names the line
 * @param topic what it is about
 * @param form where {@code yaml} belongs in the base CRD
 * @param fields that the API server names in its errors; empty for a CRD that it takes
 * @param yaml the part of the CRD that the case is about
 */
public record ServerCase(String id, String topic, String form, Set<String> fields, String yaml) {

  public static List<ServerCase> refused(String file) {
    return read(file, 5).stream()
        .map(c -> new ServerCase(c[0], c[1], c[2], new TreeSet<>(List.of(c[3].split(" "))), c[4]))
        .toList();
  }

  public static List<ServerCase> accepted(String file) {
    return read(file, 4).stream()
        .map(c -> new ServerCase(c[0], c[1], c[2], Set.of(), c[3]))
        .toList();
  }

  private static List<String[]> read(String file, int columns) {
    try (InputStream in =
        Objects.requireNonNull(ServerCase.class.getResourceAsStream("/cases/" + file))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> line.split(" \\| ", columns))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return id + " " + topic + " " + yaml;
  }
}
