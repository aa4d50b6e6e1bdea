package com.example.generator;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Makes com.example.Limits in the second round. */
@SupportedAnnotationTypes("*")
public class LimitsProcessor extends AbstractProcessor {

  private int round;

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment environment) {
    round++;
    if (round == 1) {
      write("Marker", "interface Marker {}");
    } else if (round == 2) {
      write("Limits", "public record Limits(@io.github.crd4j.annotations.Maximum(9) Integer max) {}");
    }
    return false;
  }

  private void write(String name, String code) {
    try (Writer out = processingEnv.getFiler().createSourceFile("com.example." + name).openWriter()) {
      out.write("package com.example;\n" + code + "\n");
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
