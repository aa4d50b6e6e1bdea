package io.github.crd4j.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Writes the sources of the model. */
final class ModelWriter {

  private final Path directory;
  private final List<Path> written = new ArrayList<>();

  private ModelWriter(Path directory) {
    this.directory = directory;
  }

  /** Writes everything below {@code directory}, and returns the files. */
  static List<Path> write(Path directory, Flavor flavor, ModelSize size) throws IOException {
    ModelWriter writer = new ModelWriter(directory);
    for (int kind = 0; kind < size.kinds(); kind++) {
      writer.kind(flavor, size, kind);
    }
    return writer.written;
  }

  private void kind(Flavor flavor, ModelSize size, int kind) throws IOException {
    String packageName = "bench.kind" + kind;
    write(packageName, "Kind" + kind, flavor.resource(kind, packageName));
    write(packageName, "Status", status(packageName));
    for (int i = 0; i < size.classes(); i++) {
      write(packageName, "Bean" + i, Bean.source(flavor, packageName, i, size));
      write(packageName, "Choice" + i, choice(packageName, i));
    }
  }

  private static String status(String packageName) {
    return "package "
        + packageName
        + ";\n\n/** What was observed. */\npublic class Status {\n"
        + "  /** Whether it is ready. */\n  private Boolean ready;\n\n"
        + Bean.accessors("Boolean", "ready")
        + "}\n";
  }

  private static String choice(String packageName, int index) {
    return "package "
        + packageName
        + ";\n\n/** One of a few. */\npublic enum Choice"
        + index
        + " {\n  RED,\n  GREEN,\n  BLUE,\n  NONE\n}\n";
  }

  private void write(String packageName, String name, String text) throws IOException {
    Path file = directory.resolve(packageName.replace('.', '/')).resolve(name + ".java");
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    written.add(file);
  }
}
