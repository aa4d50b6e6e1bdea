package io.github.crd4j.processor.source;

import java.io.IOException;
import java.util.List;
import javax.annotation.processing.Filer;
import javax.tools.StandardLocation;
import org.jspecify.annotations.Nullable;

/** Reads files that an annotation names, from wherever the compiler can see them. */
public final class ResourceFiles {

  private static final List<StandardLocation> LOCATIONS =
      List.of(
          StandardLocation.CLASS_OUTPUT, StandardLocation.CLASS_PATH, StandardLocation.SOURCE_PATH);

  private final Filer filer;

  public ResourceFiles(Filer filer) {
    this.filer = filer;
  }

  /** The text of {@code file}, with its directories; null if no location has it. */
  public @Nullable String text(String file) {
    for (StandardLocation location : LOCATIONS) {
      try {
        return filer.getResource(location, "", file).getCharContent(true).toString();
      } catch (IOException | RuntimeException elsewhere) {
        // A compiler throws what it likes where it has no such location or dislikes the name.
      }
    }
    return null;
  }
}
