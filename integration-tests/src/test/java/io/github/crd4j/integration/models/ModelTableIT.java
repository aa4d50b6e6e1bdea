package io.github.crd4j.integration.models;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.WithApiServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

@WithApiServer(flags = "--runtime-config=api/all=true")
class ModelTableIT {
  private static final Path TABLE =
      Path.of(
          "../crd-processor/src/main/resources/io/github/crd4j/processor/kubernetes",
          "kubernetes-models.txt");

  @Test
  void theTableSaysWhatTheServerSays(ApiClient client) throws IOException {
    String text = new ModelTableText(OpenApiDefinitions.of(client)).write();

    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(TABLE, text);
    }
    assertThat(Files.readString(TABLE).lines().toList()).isEqualTo(text.lines().toList());
  }
}
