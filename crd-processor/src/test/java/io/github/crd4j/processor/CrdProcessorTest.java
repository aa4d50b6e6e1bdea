package io.github.crd4j.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static com.google.testing.compile.Compiler.javac;
import static javax.tools.StandardLocation.CLASS_OUTPUT;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** What the processor is, in three compilations. */
class CrdProcessorTest {

  private static final String TOPICS = "META-INF/crds/topics.example.com.yaml";

  @Test
  void anAnnotatedClassBecomesAFile() {
    Compilation compilation =
        compile(
            """
            package com.example;

            import io.github.crd4j.annotations.*;

            /** A stream of messages. */
            @CustomResource(group = "example.com", version = "v1")
            record TopicSpec(@Required @Minimum(1) Integer partitions) {}
            """);

    assertThat(compilation).succeededWithoutWarnings();
    assertThat(compilation)
        .generatedFile(CLASS_OUTPUT, TOPICS)
        .contentsAsUtf8String()
        .contains(
            """
                  description: A stream of messages.
                  properties:
                    partitions:
                      format: int32
                      minimum: 1
                      type: integer
                  required:
                  - partitions
                  type: object
            """
                .indent(6));
  }

  @Test
  void aMistakeIsAnErrorAtItsPlaceAndMakesNoFile() {
    JavaFileObject source =
        source(
            """
            package com.example;

            import io.github.crd4j.annotations.*;

            @CustomResource(group = "example.com", version = "v1")
            record TopicSpec(
                @Default("three") Integer partitions) {}
            """);
    Compilation compilation = compile(source);

    assertThat(compilation)
        .hadErrorContaining("[DefaultMalformed] default 'three' of 'partitions' is not an integer")
        .inFile(source)
        .onLine(7);
    assertThat(compilation).hadErrorCount(1);
  }

  @Test
  void aClassWithoutOurAnnotationsIsNoneOfOurBusiness() {
    Compilation compilation = compile("package com.example; class TopicSpec { Thread thread; }");

    assertThat(compilation).succeededWithoutWarnings();
  }

  private static JavaFileObject source(String text) {
    return JavaFileObjects.forSourceString("com.example.TopicSpec", text);
  }

  private static Compilation compile(String text) {
    return compile(source(text));
  }

  private static Compilation compile(JavaFileObject source) {
    return javac().withProcessors(new CrdProcessor()).compile(source);
  }
}
