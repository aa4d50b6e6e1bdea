package io.github.crd4j.processor.run;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** A directory of the class path, which is listed anew whenever the compiler asks. */
record ClassDirectory(Path root) implements ClassPathEntry {

  @Override
  public void list(String directory, boolean below, BiConsumer<String, String> files)
      throws IOException {
    Path listed = root.resolve(directory);
    if (!Files.isDirectory(listed) || !isSpelledSo(listed, directory)) {
      return;
    }
    try (DirectoryStream<Path> children = Files.newDirectoryStream(listed)) {
      for (Path child : children) {
        String name = child.getFileName().toString();
        if (!below || !Files.isDirectory(child)) {
          files.accept(directory, name);
        } else {
          list(directory.isEmpty() ? name : directory + "/" + name, true, files);
        }
      }
    }
  }

  /** A package has its directory only if the case is the same, wherever files are kept. */
  private static boolean isSpelledSo(Path found, String directory) throws IOException {
    return found.toRealPath(LinkOption.NOFOLLOW_LINKS).endsWith(directory) || directory.isEmpty();
  }

  @Override
  public boolean has(String name) {
    return Files.isRegularFile(root.resolve(name));
  }

  @Override
  public InputStream open(String name) throws IOException {
    return Files.newInputStream(root.resolve(name));
  }

  @Override
  public long lastModified(String name) {
    return root.resolve(name).toFile().lastModified();
  }

  @Override
  public String describe(String name) {
    return root + File.separator + name.replace('/', File.separatorChar);
  }

  @Override
  public URI uri(String name) {
    return root.resolve(name).toUri();
  }

  @Override
  public @Nullable String morePath() {
    return null;
  }

  @Override
  public void close() {
    // There is nothing that stays open.
  }
}
