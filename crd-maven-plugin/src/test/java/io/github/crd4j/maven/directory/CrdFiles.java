package io.github.crd4j.maven.directory;

import io.github.crd4j.yaml.CrdYamlWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Texts of CRDs and directories with them. */
final class CrdFiles {

  private CrdFiles() {}

  /** A CRD as crd4j writes it. */
  static String crd(String plural, int minimum) {
    return CrdYamlWriter.HEADER
        + """

        apiVersion: apiextensions.k8s.io/v1
        kind: CustomResourceDefinition
        metadata:
          name: %s.example.com
        spec:
          versions:
            - name: v1
              schema:
                openAPIV3Schema:
                  properties:
                    spec:
                      properties:
                        replicas:
                          minimum: %d
                          type: integer
                      type: object
                  type: object
        """
            .formatted(plural, minimum);
  }

  static SortedMap<String, String> files(String... namesAndTexts) {
    SortedMap<String, String> files = new TreeMap<>();
    for (int i = 0; i < namesAndTexts.length; i += 2) {
      files.put(namesAndTexts[i], namesAndTexts[i + 1]);
    }
    return files;
  }

  static CrdDirectory directory(Path path, String... namesAndTexts) throws IOException {
    Files.createDirectories(path);
    for (Map.Entry<String, String> file : files(namesAndTexts).entrySet()) {
      Files.writeString(path.resolve(file.getKey()), file.getValue());
    }
    return new CrdDirectory(path);
  }

  static SortedMap<String, String> contents(Path directory) throws IOException {
    SortedMap<String, String> contents = new TreeMap<>();
    try (Stream<Path> entries = Files.list(directory)) {
      for (Path entry : entries.toList()) {
        contents.put(entry.getFileName().toString(), Files.readString(entry));
      }
    }
    return contents;
  }
}
