package io.github.crd4j.integration.generated;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.conversion.Conversions;
import io.github.crd4j.testing.roundtrip.RoundTrip;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import javax.tools.ToolProvider;

/** Two classes that javac made a CRD and conversions of; what it made is on the class path. */
final class CompiledPair implements AutoCloseable {

  private final ClassLoader before = Thread.currentThread().getContextClassLoader();
  private final URLClassLoader loader;

  private CompiledPair(Path classes) throws IOException {
    this.loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, before);
    // The conversions are services, which are looked for here.
    Thread.currentThread().setContextClassLoader(loader);
  }

  /** Compiles {@code source} into the directory {@code classes}. */
  static CompiledPair of(Path source, Path classes) throws IOException {
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                System.err,
                "-nowarn",
                "-d",
                classes.toString(),
                "-cp",
                System.getProperty("java.class.path"),
                source.toString());
    assertThat(result).as(source.toString()).isZero();
    return new CompiledPair(classes);
  }

  Conversions conversions() {
    return Conversions.load();
  }

  RoundTrip roundTrip() {
    return RoundTrip.of("META-INF/crds/things.example.com.yaml");
  }

  @Override
  public void close() throws IOException {
    Thread.currentThread().setContextClassLoader(before);
    loader.close();
  }
}
