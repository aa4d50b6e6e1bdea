package io.github.crd4j.processor.testing;

import java.util.Set;
import java.util.function.BiConsumer;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** A processor that hands every compiled type to a test, nested ones after those around them. */
public final class TypeVisitor extends AbstractProcessor {

  private final BiConsumer<ProcessingEnvironment, TypeElement> test;

  /** Calls {@code test} with each type. */
  public TypeVisitor(BiConsumer<ProcessingEnvironment, TypeElement> test) {
    this.test = test;
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of("*");
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latest();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    ElementFilter.typesIn(round.getRootElements()).forEach(this::visit);
    return false;
  }

  private void visit(TypeElement type) {
    test.accept(processingEnv, type);
    ElementFilter.typesIn(type.getEnclosedElements()).forEach(this::visit);
  }
}
