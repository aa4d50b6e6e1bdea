package io.github.crd4j.processor.write;

import java.io.IOException;
import java.io.Writer;
import java.util.Map;
import java.util.TreeMap;
import javax.annotation.processing.Filer;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.StandardLocation;

/**
 * The files that one compilation makes.
 *
 * <p>A compiler lets each file be opened once, in whatever round. So texts are kept, may be
 * replaced by those of a later round, and are written in the last one.
 */
public final class CrdFiles {

  private record Text(String content, String hub) {}

  private final Map<String, Text> texts = new TreeMap<>();

  /**
   * Keeps the text of a file.
   *
   * @param file its name in the class output
   * @param content its text
   * @param hub the qualified name of the class that it is made from
   */
  public void put(String file, String content, String hub) {
    texts.put(file, new Text(content, hub));
  }

  /** Takes back the text of a file that a later round found wrong. */
  public void remove(String file) {
    texts.remove(file);
  }

  /**
   * Writes all files.
   *
   * @throws IOException if the compiler cannot
   */
  public void write(Filer filer, Elements elements) throws IOException {
    for (Map.Entry<String, Text> entry : texts.entrySet()) {
      TypeElement hub = elements.getTypeElement(entry.getValue().hub());
      try (Writer out =
          filer
              .createResource(StandardLocation.CLASS_OUTPUT, "", entry.getKey(), hub)
              .openWriter()) {
        out.write(entry.getValue().content());
      }
    }
  }
}
