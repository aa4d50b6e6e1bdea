package io.github.crd4j.processor.run;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.ZipException;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.JavaFileObject.Kind;
import javax.tools.StandardLocation;
import org.jspecify.annotations.Nullable;

/**
 * Gives the compiler its class path.
 *
 * <p>javac's own file manager mounts each jar as a file system and walks through it, which takes as
 * long as all of our own reading.
 */
final class ClassPathFiles extends ForwardingJavaFileManager<JavaFileManager> {

  private final Map<Path, ClassPathEntry> entries = new LinkedHashMap<>();
  private final Charset charset;

  /**
   * Opens the jars of {@code classPath}, and those that their manifests name. What does not exist
   * is left out, as javac does.
   *
   * @param others has all other locations
   * @param charset of sources on the class path
   * @throws IOException if a jar cannot be read; the message names it
   */
  ClassPathFiles(JavaFileManager others, List<Path> classPath, Charset charset) throws IOException {
    super(others);
    this.charset = charset;
    try {
      for (Path path : classPath) {
        add(path);
      }
    } catch (IOException | RuntimeException failure) {
      closeEntries();
      throw failure;
    }
  }

  private void add(Path path) throws IOException {
    Path file = path.toAbsolutePath().normalize();
    if (entries.containsKey(file)) {
      return;
    }
    if (Files.isDirectory(file)) {
      entries.put(file, new ClassDirectory(file));
      return;
    }
    if (!Files.isRegularFile(file)) {
      return;
    }
    ClassJar jar;
    try {
      jar = new ClassJar(file);
    } catch (ZipException broken) {
      throw new IOException(path + " is no jar: " + broken.getMessage(), broken);
    }
    entries.put(file, jar);
    String more = jar.morePath();
    if (more == null) {
      return;
    }
    for (String name : more.trim().split(" +", -1)) {
      try {
        add(file.resolveSibling(name));
      } catch (InvalidPathException elsewhere) {
        // Manifests may name URLs, which no compiler follows.
      }
    }
  }

  @Override
  public boolean hasLocation(Location location) {
    return location == StandardLocation.CLASS_PATH || super.hasLocation(location);
  }

  @Override
  public Iterable<JavaFileObject> list(
      Location location, String packageName, Set<Kind> kinds, boolean recurse) throws IOException {
    if (location != StandardLocation.CLASS_PATH) {
      return super.list(location, packageName, kinds, recurse);
    }
    List<JavaFileObject> found = new ArrayList<>();
    for (ClassPathEntry entry : entries.values()) {
      entry.list(
          packageName.replace('.', '/'),
          recurse,
          (directory, name) -> {
            if (kinds.contains(ClassPathFile.kind(name))) {
              found.add(new ClassPathFile(entry, directory, name, charset));
            }
          });
    }
    return found;
  }

  @Override
  public @Nullable String inferBinaryName(Location location, JavaFileObject file) {
    return file instanceof ClassPathFile ours
        ? ours.binaryName()
        : super.inferBinaryName(location, file);
  }

  @Override
  public @Nullable FileObject getFileForInput(
      Location location, String packageName, String relativeName) throws IOException {
    return location == StandardLocation.CLASS_PATH
        ? find(packageName.replace('.', '/'), relativeName)
        : super.getFileForInput(location, packageName, relativeName);
  }

  @Override
  public @Nullable JavaFileObject getJavaFileForInput(
      Location location, String className, Kind kind) throws IOException {
    if (location != StandardLocation.CLASS_PATH) {
      return super.getJavaFileForInput(location, className, kind);
    }
    return find("", className.replace('.', '/') + kind.extension);
  }

  private @Nullable ClassPathFile find(String directory, String relativeName) {
    String path = directory.isEmpty() ? relativeName : directory + "/" + relativeName;
    int slash = path.lastIndexOf('/');
    for (ClassPathEntry entry : entries.values()) {
      if (entry.has(path)) {
        return new ClassPathFile(
            entry, slash < 0 ? "" : path.substring(0, slash), path.substring(slash + 1), charset);
      }
    }
    return null;
  }

  @Override
  public boolean isSameFile(FileObject a, FileObject b) {
    return (a instanceof ClassPathFile || b instanceof ClassPathFile)
        ? a.equals(b)
        : super.isSameFile(a, b);
  }

  @Override
  public boolean contains(Location location, FileObject file) throws IOException {
    return file instanceof ClassPathFile
        ? location == StandardLocation.CLASS_PATH
        : super.contains(location, file);
  }

  @Override
  public void close() throws IOException {
    closeEntries();
    super.close();
  }

  private void closeEntries() throws IOException {
    for (ClassPathEntry entry : entries.values()) {
      entry.close();
    }
  }
}
