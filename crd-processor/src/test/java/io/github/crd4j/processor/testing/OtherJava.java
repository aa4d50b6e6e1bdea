package io.github.crd4j.processor.testing;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;

/** The compiler of another JDK: one process compiles everything that it is asked. */
public final class OtherJava {

  private OtherJava() {}

  /**
   * Compiles {@code requests} in order, with {@code jdk} in a place where letters, digits and times
   * are written otherwise.
   */
  static List<CompileResult> compile(Path jdk, List<CompileRequest> requests, Path directory)
      throws IOException, InterruptedException {
    Files.createDirectories(directory);
    Path in = directory.resolve("requests");
    Path out = directory.resolve("results");
    try (ObjectOutputStream stream =
        new ObjectOutputStream(new BufferedOutputStream(Files.newOutputStream(in)))) {
      stream.writeObject(new ArrayList<>(requests));
    }
    Path log = directory.resolve("log");
    Process process =
        new ProcessBuilder(
                jdk.resolve("bin/java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Duser.language=ar",
                "-Duser.country=EG",
                "-Duser.timezone=Asia/Kathmandu",
                "-cp",
                System.getProperty("java.class.path"),
                OtherJava.class.getName(),
                in.toString(),
                out.toString())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    if (process.waitFor() != 0) {
      throw new IOException("the compiler of " + jdk + " failed:\n" + Files.readString(log));
    }
    return read(out, CompileResult.class);
  }

  /** Run in the other Java: reads requests from one file and writes results to another. */
  public static void main(String[] arguments) throws IOException {
    SampleCompiler compiler =
        new SampleCompiler(ToolProvider.getSystemJavaCompiler(), List.of("-Xmaxerrs", "0"));
    ArrayList<CompileResult> results = new ArrayList<>();
    for (CompileRequest request : read(Path.of(arguments[0]), CompileRequest.class)) {
      results.add(compiler.compile(request));
    }
    try (ObjectOutputStream stream =
        new ObjectOutputStream(
            new BufferedOutputStream(Files.newOutputStream(Path.of(arguments[1]))))) {
      stream.writeObject(results);
    }
  }

  private static <T> List<T> read(Path file, Class<T> type) throws IOException {
    try (ObjectInputStream stream =
        new ObjectInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      return ((List<?>) stream.readObject()).stream().map(type::cast).toList();
    } catch (ClassNotFoundException impossible) {
      throw new IOException(impossible);
    }
  }
}
