package io.github.crd4j.cli;

import io.github.crd4j.processor.run.ResourceScan;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/**
 * What to make CRDs from.
 *
 * @param given as the user typed it, for messages
 * @param sources Java files
 * @param classes binary names
 * @param classPath where classes are, those of the inputs first
 */
record Inputs(List<String> given, List<Path> sources, List<String> classes, List<Path> classPath) {

  /**
   * Tells directories of sources and of classes, source files, jars and class names apart.
   *
   * @throws CannotWorkException if one is none of that, or cannot be read
   */
  static Inputs of(List<String> given, List<Path> classPath) throws CannotWorkException {
    Inputs inputs = new Inputs(given, new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    List<String> names = new ArrayList<>();
    for (String text : given) {
      Path path = ClassPath.path(text);
      if (Files.isDirectory(path)) {
        inputs.addDirectory(path);
      } else if (Files.exists(path)) {
        inputs.addFile(path);
      } else if (SourceVersion.isName(text) && !text.endsWith(".java") && !text.endsWith(".jar")) {
        names.add(text);
      } else {
        throw new CannotWorkException("'" + text + "' does not exist");
      }
    }
    inputs.classPath.addAll(classPath);
    for (String name : names) {
      if (!ClassPath.contains(inputs.classPath, name)) {
        throw new CannotWorkException(
            "'"
                + name
                + "' is no file, no directory and no class on the class path; add the jar or"
                + " directory that has the class with --class-path");
      }
      inputs.classes.add(name);
    }
    return inputs;
  }

  private void addDirectory(Path directory) throws CannotWorkException {
    List<Path> java;
    boolean compiled;
    try (Stream<Path> walk = Files.walk(directory)) {
      List<Path> files = walk.toList();
      java = files.stream().filter(file -> file.toString().endsWith(".java")).sorted().toList();
      compiled = files.stream().anyMatch(file -> file.toString().endsWith(".class"));
    } catch (IOException e) {
      throw FileProblem.cannotRead(directory, e);
    } catch (UncheckedIOException e) {
      throw FileProblem.describe(e);
    }
    for (Path file : java) {
      addSource(file);
    }
    if (compiled) {
      scan(directory);
    } else if (java.isEmpty()) {
      throw new CannotWorkException(
          "'"
              + directory
              + "' has no .java and no .class file; name the directory of sources or of compiled"
              + " classes");
    }
  }

  private void addFile(Path file) throws CannotWorkException {
    if (file.toString().endsWith(".java")) {
      addSource(file);
    } else {
      ClassPath.requireJar(file);
      scan(file);
    }
  }

  private void addSource(Path file) throws CannotWorkException {
    if (Files.isDirectory(file)) {
      return;
    }
    if (!Files.isReadable(file)) {
      throw new CannotWorkException(
          "cannot read '"
              + file
              + "': "
              + (Files.exists(file) ? "permission denied" : "it does not exist"));
    }
    sources.add(file);
  }

  private void scan(Path location) throws CannotWorkException {
    try {
      classes.addAll(ResourceScan.find(location));
    } catch (IOException e) {
      throw FileProblem.cannotRead(location, e);
    } catch (UncheckedIOException e) {
      throw FileProblem.describe(e);
    }
    classPath.add(location);
  }
}
