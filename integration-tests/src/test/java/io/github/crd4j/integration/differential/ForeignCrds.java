package io.github.crd4j.integration.differential;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;

/** CRDs that others wrote, inside the jars of the class path. */
final class ForeignCrds {

  private ForeignCrds() {}

  /**
   * A CRD.
   *
   * @param name of its jar and file
   */
  record Foreign(String name, String yaml) {
    @Override
    public String toString() {
      return name;
    }
  }

  static List<Foreign> all() {
    List<Foreign> found = new ArrayList<>();
    for (String path : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      if (path.endsWith(".jar") && !path.contains("crd-processor")) {
        addFrom(new File(path), found);
      }
    }
    return found;
  }

  private static void addFrom(File file, List<Foreign> found) {
    try (JarFile jar = new JarFile(file)) {
      for (ZipEntry entry : jar.stream().filter(e -> e.getName().matches(".*\\.ya?ml")).toList()) {
        try (InputStream in = jar.getInputStream(entry)) {
          String yaml = new String(in.readAllBytes(), StandardCharsets.UTF_8);
          // The old version of the API is served no more.
          if (yaml.contains("kind: CustomResourceDefinition")
              || yaml.contains("kind: \"CustomResourceDefinition\"")) {
            if (yaml.matches("(?s).*apiVersion: \"?apiextensions.k8s.io/v1\"?\\s.*")) {
              found.add(new Foreign(file.getName() + "/" + entry.getName(), yaml));
            }
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(file.toString(), e);
    }
  }
}
