package io.github.crd4j.processor.jackson;

import java.net.URI;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;

/** A small Java file in a test, whose imports of Jackson are there already. */
final class JavaSource extends SimpleJavaFileObject {

  private static final String IMPORTS =
      """
      package example;
      import com.fasterxml.jackson.annotation.*;
      import java.util.*;
      import tools.jackson.databind.PropertyNamingStrategies;
      import tools.jackson.databind.annotation.*;
      """;

  private final String text;

  private JavaSource(String path, String text) {
    super(URI.create("string:///" + path), JavaFileObject.Kind.SOURCE);
    this.text = text;
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) {
    return text;
  }

  /** Calls {@code check} with what fabric8's client sees of the class {@code name} in the text. */
  static void bean(String text, String name, Consumer<Bean> check) {
    bean(text, name, JacksonFlavor.FABRIC8, check);
  }

  static void bean(String text, String name, JacksonFlavor flavor, Consumer<Bean> check) {
    type(
        text,
        name,
        (environment, type) ->
            check.accept(
                new BeanIntrospector(
                        environment.getElementUtils(), environment.getTypeUtils(), flavor)
                    .introspect((DeclaredType) type.asType())));
  }

  /** Calls {@code check} with the class {@code name} in the text. */
  static void type(String text, String name, BiConsumer<ProcessingEnvironment, TypeElement> check) {
    type(List.of(example(text)), name, check);
  }

  /** The text of a class in package {@code example}. */
  static JavaSource example(String text) {
    return new JavaSource("example/Example.java", IMPORTS + text);
  }

  /** A file of its own, with all that belongs into it. */
  static JavaSource file(String path, String text) {
    return new JavaSource(path, text);
  }

  static void type(
      List<JavaSource> sources, String name, BiConsumer<ProcessingEnvironment, TypeElement> check) {
    boolean[] found = new boolean[1];
    CompiledCases.JAVAC_FROM_SOURCE.visit(
        sources,
        (environment, type) -> {
          if (type.getQualifiedName().contentEquals("example." + name)) {
            found[0] = true;
            check.accept(environment, type);
          }
        });
    if (!found[0]) {
      throw new AssertionError("no class " + name);
    }
  }
}
