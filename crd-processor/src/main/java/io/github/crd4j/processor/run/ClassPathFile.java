package io.github.crd4j.processor.run;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Reader;
import java.io.Writer;
import java.net.URI;
import java.nio.charset.Charset;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.tools.JavaFileObject;
import org.jspecify.annotations.Nullable;

/**
 * A file on the class path, which can only be read.
 *
 * @param entry where it is
 * @param directory in that entry
 * @param name in that directory
 * @param charset of its text
 */
record ClassPathFile(ClassPathEntry entry, String directory, String name, Charset charset)
    implements JavaFileObject {

  private String path() {
    return directory.isEmpty() ? name : directory + "/" + name;
  }

  /** The name of the class that the file should have, such as {@code a.b.C$D}. */
  String binaryName() {
    String path = path();
    return path.substring(0, path.length() - kind(name).extension.length()).replace('/', '.');
  }

  /** What the end of a file's name says about it. */
  static Kind kind(String name) {
    return name.endsWith(Kind.CLASS.extension)
        ? Kind.CLASS
        : name.endsWith(Kind.SOURCE.extension)
            ? Kind.SOURCE
            : name.endsWith(Kind.HTML.extension) ? Kind.HTML : Kind.OTHER;
  }

  @Override
  public Kind getKind() {
    return kind(name);
  }

  @Override
  public boolean isNameCompatible(String simpleName, Kind kind) {
    return name.equals(simpleName + kind.extension);
  }

  @Override
  public @Nullable NestingKind getNestingKind() {
    return null;
  }

  @Override
  public @Nullable Modifier getAccessLevel() {
    return null;
  }

  @Override
  public URI toUri() {
    return entry.uri(path());
  }

  @Override
  public String getName() {
    return entry.describe(path());
  }

  @Override
  public InputStream openInputStream() throws IOException {
    return entry.open(path());
  }

  @Override
  public Reader openReader(boolean ignoreEncodingErrors) throws IOException {
    return new InputStreamReader(openInputStream(), charset);
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) throws IOException {
    try (InputStream in = openInputStream()) {
      return new String(in.readAllBytes(), charset);
    }
  }

  @Override
  public long getLastModified() {
    return entry.lastModified(path());
  }

  @Override
  public OutputStream openOutputStream() {
    throw new IllegalStateException("the class path is only read");
  }

  @Override
  public Writer openWriter() {
    throw new IllegalStateException("the class path is only read");
  }

  @Override
  public boolean delete() {
    return false;
  }

  @Override
  public String toString() {
    return getName();
  }
}
