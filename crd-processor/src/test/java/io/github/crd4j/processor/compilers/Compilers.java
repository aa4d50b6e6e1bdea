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

/** Runs compilers as from the command line. */
public final class Compilers {

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

  /** A JDK 25: in {@code JDK25_HOME}, or installed beside the one that runs the tests. */
  public static Optional<Path> jdk25() {
    String home = System.getenv("JDK25_HOME");
    if (home != null) {
      return Optional.of(Path.of(home));
    }
    try (Stream<Path> siblings =
        Files.list(Path.of(System.getProperty("java.home")).resolve(".."))) {
      return siblings
          .filter(jdk -> jdk.getFileName().toString().contains("25"))
          .filter(jdk -> Files.isExecutable(jdk.resolve("bin/javac")))
          .sorted()
          .findFirst();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static List<String> strings(Object... arguments) {
    return Stream.of(arguments).map(Object::toString).toList();
  }
}
