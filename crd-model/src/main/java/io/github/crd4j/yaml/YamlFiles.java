package io.github.crd4j.yaml;

import static java.util.Objects.requireNonNullElse;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Finds files and reads their texts, whatever is in them. */
public final class YamlFiles {

  /** A longer file has more characters than {@link YamlReader} takes, whatever they are. */
  public static final int MAX_BYTES = 4 * YamlReader.MAX_LENGTH;

  private static final List<String> ENDINGS = List.of(".yaml", ".yml", ".json");

  private YamlFiles() {}

  /**
   * {@code path} itself, or if it is a directory, those files anywhere below it that are YAML or
   * JSON by their names.
   *
   * @throws UnreadableFileException if a directory cannot be read
   */
  public static List<Path> find(Path path) throws UnreadableFileException {
    if (!Files.isDirectory(path)) {
      return List.of(path);
    }
    return all(path).stream()
        .filter(file -> ENDINGS.stream().anyMatch(file.toString()::endsWith))
        .toList();
  }

  /**
   * All files anywhere below {@code directory}, in alphabetical order.
   *
   * <p>Links to directories are not followed, so that none is read twice or without end; links that
   * lead nowhere are files, so that reading them says so. Pipes and devices are passed over, since
   * reading one may never end.
   *
   * @throws UnreadableFileException if a directory cannot be read
   */
  public static List<Path> all(Path directory) throws UnreadableFileException {
    try {
      Path real = directory.toRealPath();
      try (Stream<Path> found = Files.walk(real)) {
        return found
            .filter(file -> Files.isRegularFile(file) || !Files.exists(file))
            .map(file -> directory.resolve(real.relativize(file)))
            .sorted()
            .toList();
      }
    } catch (UncheckedIOException e) {
      IOException failure = requireNonNullElse(e.getCause(), new IOException(e));
      throw new UnreadableFileException(blamed(failure, directory), failure);
    } catch (IOException failure) {
      throw new UnreadableFileException(directory, failure);
    }
  }

  private static Path blamed(IOException failure, Path otherwise) {
    return failure instanceof FileSystemException system && system.getFile() != null
        ? otherwise.getFileSystem().getPath(system.getFile())
        : otherwise;
  }

  /**
   * The text of {@code file}.
   *
   * @throws UnreadableFileException if it cannot be read
   * @throws YamlException at the first byte that is not of a text in UTF-8
   */
  public static String read(Path file) throws UnreadableFileException, YamlException {
    byte[] bytes;
    try (InputStream in = Files.newInputStream(file)) {
      bytes = in.readNBytes(MAX_BYTES + 1);
    } catch (IOException failure) {
      throw new UnreadableFileException(file, failure);
    }
    return decode(bytes);
  }

  private static String decode(byte[] bytes) throws YamlException {
    if (bytes.length > MAX_BYTES) {
      throw new YamlException("file has more than " + MAX_BYTES + " bytes", new Position(1, 1));
    }
    if (beginsWith(bytes, 0xFE, 0xFF) || beginsWith(bytes, 0xFF, 0xFE)) {
      throw new YamlException("file is UTF-16 text; save it as UTF-8", new Position(1, 1));
    }
    CharBuffer text = CharBuffer.allocate(bytes.length);
    boolean isText =
        !StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes), text, true).isError();
    String decoded = text.flip().toString();
    if (!isText) {
      throw new YamlException("file is not UTF-8 text", YamlReader.endOf(decoded));
    }
    return decoded;
  }

  private static boolean beginsWith(byte[] bytes, int first, int second) {
    return bytes.length > 1 && (bytes[0] & 0xFF) == first && (bytes[1] & 0xFF) == second;
  }
}
