package io.github.crd4j.processor.run;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A directory or a jar of the class path.
 *
 * <p>Names are relative to the entry, with slashes; that of a directory has none at its end, and
 * the root is empty.
 */
interface ClassPathEntry extends Closeable {

  /**
   * Passes the directory and the simple name of each file in {@code directory} to {@code files}.
   *
   * @param below whether those of the directories below it are meant too
   */
  void list(String directory, boolean below, BiConsumer<String, String> files) throws IOException;

  /** Whether there is a file of this name. */
  boolean has(String name);

  /** The bytes of a file. */
  InputStream open(String name) throws IOException;

  /** When a file was changed, in milliseconds since 1970; 0 if unknown. */
  long lastModified(String name);

  /** How messages name a file, as javac's own do. */
  String describe(String name);

  /** Where a file is, as {@link javax.tools.FileObject#toUri} wants it. */
  URI uri(String name);

  /** The value of {@code Class-Path} in a manifest; null if there is none. */
  @Nullable String morePath() throws IOException;
}
