package io.github.crd4j.processor.lint;

import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Finding;
import io.github.crd4j.rules.Severity;
import io.github.crd4j.yaml.Position;
import io.github.crd4j.yaml.YamlException;
import io.github.crd4j.yaml.YamlReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Reads the text of a file, or says where it is none; never more than could be YAML for us. */
final class FileText {

  /** A longer file has more characters than {@link YamlReader} takes, whatever they are. */
  private static final int MAX_BYTES = 4 * YamlReader.MAX_LENGTH;

  private FileText() {}

  /** The text of {@code file}, or null after a finding. */
  static @Nullable String read(Path file, Consumer<LintFinding> findings) throws IOException {
    byte[] bytes;
    try (InputStream in = Files.newInputStream(file)) {
      bytes = in.readNBytes(MAX_BYTES + 1);
    }
    if (bytes.length > MAX_BYTES) {
      findings.accept(malformed(file, "file has more than " + MAX_BYTES + " bytes", ""));
      return null;
    }
    CharBuffer text = CharBuffer.allocate(bytes.length);
    boolean isText =
        !StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes), text, true).isError();
    String decoded = text.flip().toString();
    if (!isText) {
      findings.accept(malformed(file, "file is not UTF-8 text", decoded));
      return null;
    }
    return decoded;
  }

  private static LintFinding malformed(Path file, String problem, String before) {
    int line = (int) before.chars().filter(character -> character == '\n').count() + 1;
    int start = before.lastIndexOf('\n') + 1;
    Position position = new Position(line, before.codePointCount(start, before.length()) + 1);
    Finding finding =
        new Finding(YamlException.RULE, Severity.ERROR, FieldPath.ROOT, problem, List.of());
    return new LintFinding(file.toString(), position, finding);
  }
}
