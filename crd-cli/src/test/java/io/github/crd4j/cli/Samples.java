package io.github.crd4j.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Resource classes for the tests, as sources, classes and jars. */
final class Samples {

  static final String TOPIC =
      """
      package com.example;

      import io.github.crd4j.annotations.CustomResource;
      import io.github.crd4j.annotations.Minimum;

      /** A topic. */
      @CustomResource(group = "example.com", version = "v1")
      public class Topic {
        public Spec spec;

        public static class Spec {
          /** How many copies. */
          @Minimum(1) public int replicas;
        }
      }
      """;

  static final String QUEUE = TOPIC.replace("Topic", "Queue").replace("A topic", "A queue");

  private Samples() {}

  /** A directory with the sources of Topic and Queue. */
  static Path sources(Path directory) throws IOException {
    Path sources = directory.resolve("src");
    CommandRun.write(sources, "com/example/Topic.java", TOPIC);
    CommandRun.write(sources, "com/example/Queue.java", QUEUE);
    return sources;
  }

  /** A directory with the classes of {@code sources}. */
  static Path compile(Path sources, Path classes) throws IOException {
    Files.createDirectories(classes);
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "-proc:none",
                "-cp",
                System.getProperty("java.class.path"),
                "-d",
                classes.toString()));
    try (Stream<Path> files = Files.walk(sources)) {
      files
          .filter(file -> file.toString().endsWith(".java"))
          .forEach(file -> arguments.add(file.toString()));
    }
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(new String[0]));
    if (code != 0) {
      throw new IllegalStateException("the sample does not compile");
    }
    return classes;
  }

  /** A jar with the classes in {@code classes}. */
  static Path jar(Path classes, Path jar) throws IOException {
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file);
        Stream<Path> files = Files.walk(classes)) {
      for (Path path : files.filter(Files::isRegularFile).toList()) {
        out.putNextEntry(new JarEntry(classes.relativize(path).toString().replace('\\', '/')));
        out.write(Files.readAllBytes(path));
      }
    }
    return jar;
  }
}
