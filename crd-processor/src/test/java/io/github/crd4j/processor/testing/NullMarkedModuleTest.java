package io.github.crd4j.processor.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.annotations.CustomResource;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code @NullMarked} on a module holds for all its packages. */
class NullMarkedModuleTest {

  @TempDir Path directory;

  /** Under javac only: ecj takes no module path through the interface that tests use. */
  @Test
  void membersOfAMarkedModuleAreRequired() throws IOException, URISyntaxException {
    Path module =
        write(
            "module-info.java",
            """
            @org.jspecify.annotations.NullMarked
            module com.example.topics {
              requires org.jspecify;
              requires static io.github.crd4j.annotations;
            }
            """);
    Path spec =
        write(
            "com/example/topics/TopicSpec.java",
            """
            package com.example.topics;

            @io.github.crd4j.annotations.CustomResource(group = "example.com", version = "v1")
            record TopicSpec(String name, @org.jspecify.annotations.Nullable String owner) {}
            """);

    CompileResult result =
        SampleRuns.javac()
            .compile(
                new CompileRequest(
                    List.of(module.toString(), spec.toString()),
                    List.of(),
                    List.of(),
                    List.of(),
                    List.of(
                        "--module-path",
                        home(NullMarked.class) + File.pathSeparator + home(CustomResource.class)),
                    directory.resolve("out").toString(),
                    null));

    assertThat(result.messages()).isEmpty();
    assertThat(result.files().firstEntry().getValue())
        .contains("            required:\n            - name\n            type: object\n");
  }

  private Path write(String name, String text) throws IOException {
    Path file = directory.resolve("src").resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private static Path home(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }
}
