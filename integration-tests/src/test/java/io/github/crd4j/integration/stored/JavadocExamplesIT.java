package io.github.crd4j.integration.stored;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.integration.GeneratedCrds;
import io.github.crd4j.integration.stored.JavadocExamples.Example;
import io.github.crd4j.processor.run.GenerateResult;
import io.github.crd4j.testing.apiserver.CrdClient;
import io.github.crd4j.testing.apiserver.WithApiServer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@WithApiServer
class JavadocExamplesIT {
  private final StoredForm stored;

  JavadocExamplesIT(CrdClient crds) {
    this.stored = new StoredForm(crds);
  }

  static List<Example> everyExample() {
    return JavadocExamples.all();
  }

  @ParameterizedTest
  @MethodSource("everyExample")
  void theServerTakesWhatTheJavadocShows(Example example, @TempDir Path directory)
      throws Exception {
    Path file = Files.writeString(directory.resolve("Example.java"), example.source());

    GenerateResult result = GeneratedCrds.from(List.of(file));

    assertThat(result.messages()).isEmpty();
    assertThat(result.files()).hasSize(1);
    stored.assertUnchanged(result.files().values().iterator().next());
  }

  @Test
  void everyAnnotationHasAnExample() {
    assertThat(everyExample())
        .extracting(example -> example.name().replaceFirst("-\\d+$", ""))
        .contains("CustomResource", "CrdMetadata", "Validation", "SchemaPatch", "PrinterColumn")
        .hasSizeGreaterThan(30);
  }
}
