package io.github.crd4j.processor.source;

import io.github.crd4j.processor.evaluate.EnumEvaluator;
import io.github.crd4j.processor.read.Reading;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/** The source of what is compiled, as far as the compiler shows it. */
public interface SourceCode extends Reading.Initialisers {

  /** Works out the values of enums that are compiled from source. */
  EnumEvaluator enums();

  /** Whether {@code type}, a top-level type, is compiled from source; null if that is not known. */
  @Nullable Boolean isSource(TypeElement type);

  /**
   * Prints a message at an annotation on a part of the type of {@code element}, where compilers'
   * messagers do not find it.
   *
   * @return false if nothing was printed
   */
  boolean print(
      Diagnostic.Kind kind,
      String message,
      Element element,
      AnnotationMirror annotation,
      @Nullable AnnotationValue value);

  /** The source as javac shows it, or {@link #HIDDEN} under any other compiler. */
  static SourceCode of(ProcessingEnvironment environment) {
    if (!environment.getClass().getName().startsWith("com.sun.tools.javac.")) {
      return HIDDEN;
    }
    try {
      return new JavacSource(environment);
    } catch (IllegalArgumentException | LinkageError wrapped) {
      // A build tool stands between javac and us.
      return HIDDEN;
    }
  }

  /** A compiler that shows no source. */
  SourceCode HIDDEN =
      new SourceCode() {
        @Override
        public EnumEvaluator enums() {
          return EnumEvaluator.NONE;
        }

        @Override
        public @Nullable Boolean isSource(TypeElement type) {
          return null;
        }

        @Override
        public boolean isInitialised(Element field) {
          return false;
        }

        @Override
        public @Nullable Object initialiser(Element field) {
          return null;
        }

        @Override
        public boolean print(
            Diagnostic.Kind kind,
            String message,
            Element element,
            AnnotationMirror annotation,
            @Nullable AnnotationValue value) {
          return false;
        }
      };
}
