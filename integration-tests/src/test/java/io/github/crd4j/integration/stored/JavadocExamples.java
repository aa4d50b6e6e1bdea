package io.github.crd4j.integration.stored;

import io.github.crd4j.integration.GeneratedCrds;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The Java code in the Javadoc of the annotations. */
final class JavadocExamples {
  private static final Path ANNOTATIONS =
      Path.of("../crd-annotations/src/main/java/io/github/crd4j/annotations");

  private static final Pattern BLOCK =
      Pattern.compile("<pre>\\{@code\\n(.*?)^ *\\* }</pre>", Pattern.DOTALL | Pattern.MULTILINE);
  private static final Pattern CLASS = Pattern.compile("\\b(record|class) \\w+");

  private JavadocExamples() {}

  /**
   * One example, as a whole source file.
   *
   * @param name the annotation it is about, and its number there
   */
  record Example(String name, String source) {
    @Override
    public String toString() {
      return name;
    }
  }

  /** All of them, by annotation. */
  static List<Example> all() {
    List<Example> examples = new ArrayList<>();
    for (Path file : GeneratedCrds.sources(ANNOTATIONS)) {
      String annotation = file.getFileName().toString().replace(".java", "");
      int number = 0;
      for (String code : code(file)) {
        number++;
        examples.add(new Example(annotation + "-" + number, sourceFile(code)));
      }
    }
    return examples;
  }

  private static List<String> code(Path file) {
    try {
      Matcher block = BLOCK.matcher(Files.readString(file));
      return Stream.iterate(block, Matcher::find, next -> next)
          .map(found -> found.group(1).lines().map(JavadocExamples::withoutStar))
          .map(lines -> lines.collect(Collectors.joining("\n")))
          .filter(code -> CLASS.matcher(code).find())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String withoutStar(String line) {
    return line.replaceFirst("^ *\\* ?", "");
  }

  /** An example that shows no resource is about a spec. */
  private static String sourceFile(String code) {
    String resource =
        code.contains("@CustomResource")
            ? ""
            : "@CustomResource(group = \"javadoc.example.com\", version = \"v1\")\n";
    return """
        import io.github.crd4j.annotations.*;
        import java.util.*;

        """
        + resource
        + code
        + "\n";
  }
}
