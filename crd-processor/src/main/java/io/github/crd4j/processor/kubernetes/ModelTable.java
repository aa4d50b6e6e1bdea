package io.github.crd4j.processor.kubernetes;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The table of facts about the types of Kubernetes.
 *
 * <p>It is read when the first such type is met, and a line of it when its type is.
 */
public final class ModelTable {

  private static final String RESOURCE = "kubernetes-models.txt";

  private static @Nullable ModelTable shared;

  /** The lines by the name of their type and then by the group and version that they are in. */
  private final Map<String, Map<String, String>> lines = new HashMap<>();

  private final Map<String, TypeFacts> parsed = new HashMap<>();

  private ModelTable(BufferedReader text) throws IOException {
    String section = "";
    for (String line = text.readLine(); line != null; line = text.readLine()) {
      if (line.startsWith("[")) {
        section = line.substring(1, line.length() - 1);
      } else if (!line.isEmpty() && !line.startsWith("#")) {
        lines
            .computeIfAbsent(TypeFactsParser.name(line), name -> new HashMap<>(2))
            .put(section, line);
      }
    }
  }

  /** The table that comes with the program. */
  static synchronized ModelTable shared() {
    if (shared == null) {
      try (InputStream in = ModelTable.class.getResourceAsStream(RESOURCE)) {
        if (in == null) {
          throw new IllegalStateException(RESOURCE + " is missing from the program");
        }
        shared =
            new ModelTable(new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return shared;
  }

  /**
   * What is known of the type {@code name} of a group and version, or null.
   *
   * @param section such as {@code core.v1}
   */
  synchronized @Nullable TypeFacts find(String section, String name) {
    String line = lines.getOrDefault(name, Map.of()).get(section);
    return line == null
        ? null
        : parsed.computeIfAbsent(section + "." + name, key -> TypeFactsParser.parse(section, line));
  }

  /** What is known of the types {@code name} of all groups in {@code version}. */
  List<TypeFacts> findAll(String version, String name) {
    List<TypeFacts> found = new ArrayList<>();
    for (String section : lines.getOrDefault(name, Map.of()).keySet()) {
      TypeFacts facts = section.endsWith("." + version) ? find(section, name) : null;
      if (facts != null) {
        found.add(facts);
      }
    }
    return found;
  }
}
