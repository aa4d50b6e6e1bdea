package io.github.crd4j.processor.run;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.JavaFileObject.Kind;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What javac's own file manager finds on a class path is what is right. */
class ClassPathFilesTest {

  @TempDir private Path directory;

  private final StandardJavaFileManager javac =
      ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, Locale.ROOT, UTF_8);

  @BeforeEach
  void targetThisJava() {
    // As javac itself does, so that jars for several versions show those of this one.
    javac.handleOption(
        "--multi-release", List.of(Integer.toString(Runtime.version().feature())).iterator());
  }

  @Test
  void directories() throws IOException {
    Files.createDirectories(directory.resolve("a/b/CASE"));
    for (String file :
        List.of("Top.class", "a/A.class", "a/A.java", "a/b/B.class", "a/b/CASE/C.class", "a/x")) {
      Files.writeString(directory.resolve(file), file);
    }

    findsAllOf(directory, directory.resolve("missing"));
  }

  @Test
  void jars() throws IOException {
    Path one = jar("one.jar", "Top.class", "a/", "a/A.class", "a/A$In.class", "META-INF/a/N.class");
    Path two = jar("two.jar", "a/A.class", "a/b/B.class", "a/b/B.java", "a/b/text", "index.html");

    findsAllOf(one, two, one);
  }

  @Test
  void jarsThatManifestsName() throws IOException {
    jar("lib/third.jar", "a/Third.class");
    jar("lib/second.jar", "META-INF/MANIFEST.MF=Class-Path: third.jar ../first.jar", "a/S.class");
    Path first =
        jar(
            "first.jar",
            "META-INF/MANIFEST.MF=Class-Path: lib/second.jar  missing.jar",
            "a/First.class");

    findsAllOf(first);
  }

  @Test
  void jarsForSeveralVersionsOfJava() throws IOException {
    findsAllOf(
        jar(
            "several.jar",
            "META-INF/MANIFEST.MF=Multi-Release: true",
            "a/A.class=old",
            "a/Same.class=same",
            "META-INF/versions/9/a/A.class=nine",
            "META-INF/versions/17/a/A.class=seventeen",
            "META-INF/versions/17/a/New.class=new",
            "META-INF/versions/99/a/A.class=future"));
  }

  @Test
  void namesWhatIsNoJar() throws IOException {
    Path text = Files.writeString(directory.resolve("text.jar"), "not a jar");

    assertThatIOException()
        .isThrownBy(() -> new ClassPathFiles(javac, List.of(text), UTF_8))
        .withMessage(text + " is no jar: zip END header not found");
  }

  @Test
  void theClassPathOfThisTest() throws IOException {
    findsAllOf(
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
            .map(Path::of)
            .toArray(Path[]::new));
  }

  private void findsAllOf(Path... classPath) throws IOException {
    StandardLocation location = StandardLocation.CLASS_PATH;
    javac.setLocationFromPaths(location, List.of(classPath));
    try (JavaFileManager files = new ClassPathFiles(javac, List.of(classPath), UTF_8)) {
      for (String packageName : List.of("", "a", "a.b", "a.b.case", "io.github.crd4j.model")) {
        for (boolean below : List.of(false, true)) {
          if (packageName.isEmpty() && below) {
            continue; // javac finds what is no class path in a jar, such as META-INF
          }
          assertThat(list(files, packageName, below))
              .describedAs("in '%s', below it: %s", packageName, below)
              .isEqualTo(list(javac, packageName, below));
        }
      }
      JavaFileObject found = files.getJavaFileForInput(location, "a.A", Kind.CLASS);
      JavaFileObject expected = javac.getJavaFileForInput(location, "a.A", Kind.CLASS);
      assertThat(found == null ? null : content(found))
          .isEqualTo(expected == null ? null : content(expected));
      if (found != null && expected != null) {
        assertThat(found.toUri()).isEqualTo(expected.toUri());
        assertThat(found.getName()).isEqualTo(expected.getName());
        assertThat(files.contains(location, found)).isTrue();
      }
    }
  }

  /** The content of each file by its kind and name. Of two of one name, the first counts. */
  private static Map<String, String> list(JavaFileManager files, String packageName, boolean below)
      throws IOException {
    Map<String, String> listed = new TreeMap<>();
    for (JavaFileObject file :
        files.list(
            StandardLocation.CLASS_PATH, packageName, EnumSet.of(Kind.CLASS, Kind.SOURCE), below)) {
      String name = files.inferBinaryName(StandardLocation.CLASS_PATH, file);
      listed.putIfAbsent(file.getKind() + " " + name, content(file));
    }
    return listed;
  }

  private static String content(JavaFileObject file) throws IOException {
    try (InputStream in = file.openInputStream()) {
      return new String(in.readAllBytes(), UTF_8);
    }
  }

  /** A jar of files, each of which holds what is behind the equals sign, or else its name. */
  private Path jar(String name, String... files) throws IOException {
    Path jar = directory.resolve(name);
    Files.createDirectories(jar.getParent());
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      for (String file : files) {
        String[] parts = file.split("=", 2);
        out.putNextEntry(new ZipEntry(parts[0]));
        if (parts[0].endsWith(".MF")) {
          out.write(("Manifest-Version: 1.0\n" + parts[1] + "\n").getBytes(UTF_8));
        } else if (!parts[0].endsWith("/")) {
          out.write((parts.length > 1 ? parts[1] : name + parts[0]).getBytes(UTF_8));
        }
      }
    }
    return jar;
  }
}
