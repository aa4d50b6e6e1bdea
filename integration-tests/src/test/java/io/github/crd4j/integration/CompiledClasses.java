package io.github.crd4j.integration;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.conversion.Conversions;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;

/** Classes that javac compiled with crd4j beside it; what that made is on the class path. */
public final class CompiledClasses implements AutoCloseable {

  private final ClassLoader before = Thread.currentThread().getContextClassLoader();
  private final Path directory;
  private final URLClassLoader loader;

  private CompiledClasses(Path directory) throws IOException {
    this.directory = directory;
    this.loader = new URLClassLoader(new URL[] {directory.toUri().toURL()}, before);
    // The conversions are services, which are looked for here.
    Thread.currentThread().setContextClassLoader(loader);
  }

  /** Compiles {@code sources} into {@code directory}. */
  public static CompiledClasses of(List<Path> sources, Path directory) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("-nowarn", "-d", directory.toString()));
    arguments.addAll(List.of("-cp", System.getProperty("java.class.path")));
    sources.forEach(source -> arguments.add(source.toString()));
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, System.err, arguments.toArray(new String[0]));
    assertThat(result).as(sources.toString()).isZero();
    return new CompiledClasses(directory);
  }

  /** The text of a file that was made, such as {@code META-INF/crds/things.example.com.yaml}. */
  public String resource(String name) throws IOException {
    return Files.readString(directory.resolve(name));
  }

  /** The generated conversions, completed where the classes do so. */
  public Conversions conversions() {
    return Conversions.load();
  }

  @Override
  public void close() throws IOException {
    Thread.currentThread().setContextClassLoader(before);
    loader.close();
  }
}
