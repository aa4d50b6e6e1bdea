package io.github.crd4j.processor.run;

import io.github.crd4j.processor.resource.ResourceVocabularies;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/**
 * Finds the compiled classes that are resources, without loading any.
 *
 * <p>A class file that carries an annotation has the annotation's descriptor among its constants,
 * so a search through them misses none. A class that merely mentions it is found too, and does no
 * harm: the processor looks again.
 */
public final class ResourceScan {

  private static final List<byte[]> DESCRIPTORS =
      ResourceVocabularies.annotations().stream()
          .map(name -> "L" + name.replace('.', '/') + ";")
          .map(descriptor -> descriptor.getBytes(StandardCharsets.UTF_8))
          .toList();

  /** Magic number, version and the number of constants come before it. */
  private static final int FIRST_CONSTANT = 10;

  private ResourceScan() {}

  /**
   * The binary names of the resource classes in {@code location}, in alphabetical order.
   *
   * @param location a directory of classes or a jar
   * @throws IOException if it cannot be read; the message names it
   */
  public static List<String> find(Path location) throws IOException {
    List<String> names = new ArrayList<>();
    if (Files.isDirectory(location)) {
      try (Stream<Path> files = Files.walk(location)) {
        for (Path file : files.filter(path -> path.toString().endsWith(".class")).toList()) {
          add(location.relativize(file).toString(), Files.readAllBytes(file), names);
        }
      }
    } else {
      try (JarFile jar = new JarFile(location.toFile())) {
        for (ZipEntry entry : Collections.list(jar.entries())) {
          if (entry.getName().endsWith(".class")) {
            try (InputStream in = jar.getInputStream(entry)) {
              add(entry.getName(), in.readAllBytes(), names);
            }
          }
        }
      } catch (ZipException broken) {
        throw new IOException(location + " is no jar: " + broken.getMessage(), broken);
      }
    }
    Collections.sort(names);
    return names;
  }

  private static void add(String file, byte[] content, List<String> names) {
    String name = className(file);
    if (name != null && mentions(content)) {
      names.add(name);
    }
  }

  private static @Nullable String className(String file) {
    String path = file.replace('\\', '/');
    if (path.startsWith("META-INF/")
        || path.endsWith("module-info.class")
        || path.endsWith("package-info.class")) {
      return null;
    }
    return path.substring(0, path.length() - ".class".length()).replace('/', '.');
  }

  /**
   * Whether a wanted descriptor is among the constants (JVM specification, 4.4). Of a kind of
   * constant that is not known, the length is not known either: then it may be.
   */
  private static boolean mentions(byte[] content) {
    ByteBuffer file = ByteBuffer.wrap(content);
    if (content.length < FIRST_CONSTANT) {
      return false;
    }
    int count = Short.toUnsignedInt(file.getShort(FIRST_CONSTANT - 2));
    int at = FIRST_CONSTANT;
    for (int i = 1; i < count && at + 2 < content.length; i++) {
      switch (content[at]) {
        case 1 -> {
          int start = at + 3;
          at = start + Short.toUnsignedInt(file.getShort(at + 1));
          if (isWanted(content, start, at)) {
            return true;
          }
        }
        case 7, 8, 16, 19, 20 -> at += 3;
        case 15 -> at += 4;
        case 3, 4, 9, 10, 11, 12, 17, 18 -> at += 5;
        case 5, 6 -> {
          at += 9;
          i++; // long and double count twice
        }
        default -> {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isWanted(byte[] content, int start, int end) {
    for (byte[] wanted : DESCRIPTORS) {
      if (end - start == wanted.length
          && end <= content.length
          && Arrays.equals(content, start, end, wanted, 0, wanted.length)) {
        return true;
      }
    }
    return false;
  }
}
