package io.github.crd4j.processor.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Another annotation processor: makes given source files in the first round. */
final class SourceMaker extends AbstractProcessor {

  private final List<Path> sources;
  private boolean done;

  SourceMaker(List<Path> sources) {
    this.sources = sources;
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of("*");
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (!done) {
      done = true;
      sources.forEach(this::make);
    }
    return false;
  }

  private void make(Path source) {
    try {
      String text = Files.readString(source);
      String packageName =
          text.lines()
              .filter(line -> line.startsWith("package "))
              .map(line -> line.substring("package ".length(), line.indexOf(';')))
              .findFirst()
              .orElseThrow();
      String simpleName = source.getFileName().toString().replace(".java", "");
      try (Writer out =
          processingEnv.getFiler().createSourceFile(packageName + "." + simpleName).openWriter()) {
        out.write(text);
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
