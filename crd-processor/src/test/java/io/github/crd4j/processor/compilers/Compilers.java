package io.github.crd4j.processor.compilers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;
import org.junit.jupiter.api.Assumptions;

/** Runs compilers as from the command line. */
public final class Compilers {
  private static final Path JVMS = Path.of("/usr/lib/jvm");

  private Compilers() {}

  /** The compiler of the JDK that runs the tests. */
  public static void javac(Object... arguments) {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(null, output, output, strings(arguments).toArray(String[]::new));
    assertThat(result).as(output.toString(StandardCharsets.UTF_8)).isZero();
  }

  /** Eclipse's compiler. */
  public static void ecj(Object... arguments) {
    List<String> all = new ArrayList<>(List.of("-17"));
    all.addAll(strings(arguments));
    StringWriter output = new StringWriter();
    boolean good =
        BatchCompiler.compile(
            all.toArray(String[]::new), new PrintWriter(output), new PrintWriter(output), null);
    assertThat(good).as(output.toString()).isTrue();
  }

  /** The javac of another JDK, in a process of its own. */
  public static void javacOf(Path jdk, Object... arguments) {
    List<String> command = new ArrayList<>(List.of(jdk.resolve("bin/javac").toString()));
    command.addAll(strings(arguments));
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(process.waitFor()).as(output).isZero();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * A JDK 25: what {@code JAVA25_HOME} names, or one that lies beside the running JDK or in {@code
   * /usr/lib/jvm}. Where there is none the test goes no further. On a build server ({@code
   * CI=true}) that is a failure, unless {@code JAVA25_HOME} is {@code none}.
   */
  public static Path jdk25() {
    String given = System.getenv("JAVA25_HOME");
    boolean named = given != null && !given.isEmpty();
    if (named && !given.equals("none")) {
      return Path.of(given);
    }
    if (!named) {
      Optional<Path> found =
          Stream.of(Path.of(System.getProperty("java.home")).resolveSibling("."), JVMS)
              .flatMap(Compilers::jdks25)
              .findFirst();
      if (found.isPresent()) {
        return found.get();
      }
      if ("true".equals(System.getenv("CI"))) {
        throw new AssertionError("no JDK 25: set JAVA25_HOME, to 'none' to go without");
      }
    }
    return Assumptions.abort("NOT TESTED WITH JDK 25: set JAVA25_HOME, or install one in " + JVMS);
  }

  private static Stream<Path> jdks25(Path directory) {
    if (!Files.isDirectory(directory)) {
      return Stream.of();
    }
    try (Stream<Path> jdks = Files.list(directory)) {
      return jdks
          .filter(jdk -> Files.isExecutable(jdk.resolve("bin/javac")) && isJava25(jdk))
          .sorted()
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isJava25(Path jdk) {
    try {
      return Files.readString(jdk.resolve("release")).contains("JAVA_VERSION=\"25");
    } catch (IOException e) {
      return false;
    }
  }

  private static List<String> strings(Object... arguments) {
    return Stream.of(arguments).map(Object::toString).toList();
  }
}
