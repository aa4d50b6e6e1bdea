package io.github.crd4j.integration.generated;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.testing.roundtrip.RoundTrip;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Nothing is lost by a conversion that javac made of two classes, whatever is in them. */
class GeneratedRoundTripTest {

  private static final Path PAIRS = Path.of("src/test/resources/conversions");

  /** As many as the build can bear; all 10,000 with {@code -DroundTrip.objects=10000}. */
  private static final int OBJECTS = Integer.getInteger("roundTrip.objects", 300);

  static List<String> pairs() throws IOException {
    try (Stream<Path> files = Files.list(PAIRS)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void losesNothing(String pair, @TempDir Path directory) throws IOException {
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                System.err,
                "-nowarn",
                "-d",
                directory.toString(),
                "-cp",
                System.getProperty("java.class.path"),
                PAIRS.resolve(pair).toString());
    assertThat(result).as(pair).isZero();
    ClassLoader before = Thread.currentThread().getContextClassLoader();
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {directory.toUri().toURL()}, before)) {
      // The conversions are services, which are looked for here.
      Thread.currentThread().setContextClassLoader(loader);
      RoundTrip.of("META-INF/crds/things.example.com.yaml").objects(OBJECTS).check();
    } finally {
      Thread.currentThread().setContextClassLoader(before);
    }
  }
}
