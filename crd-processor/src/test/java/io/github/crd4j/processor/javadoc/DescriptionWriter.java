package io.github.crd4j.processor.javadoc;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Writes what the reader says of each element of the compiled types. */
@SupportedAnnotationTypes("*")
@SupportedOptions("out")
public final class DescriptionWriter extends AbstractProcessor {

  private final List<String> lines = new ArrayList<>();

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latest();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    JavadocReader reader = new JavadocReader(processingEnv.getElementUtils());
    round.getRootElements().forEach(type -> add(type, type.getSimpleName().toString(), reader));
    if (round.processingOver()) {
      lines.sort(null);
      try {
        Files.writeString(
            Path.of(processingEnv.getOptions().getOrDefault("out", "")), String.join("\n", lines));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return false;
  }

  private void add(Element element, String name, JavadocReader reader) {
    String description = reader.describe(element);
    if (description != null) {
      lines.add(name + " (" + element.getKind() + "): " + description);
    }
    String deprecation = reader.deprecation(element);
    if (deprecation != null) {
      lines.add(name + " is deprecated: " + deprecation);
    }
    for (Element member : element.getEnclosedElements()) {
      add(member, name + "." + member.getSimpleName(), reader);
    }
  }
}
