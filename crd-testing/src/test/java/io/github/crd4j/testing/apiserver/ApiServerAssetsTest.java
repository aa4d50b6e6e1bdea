package io.github.crd4j.testing.apiserver;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ApiServerAssetsTest {
  @TempDir Path home;

  @Test
  void kubebuilderAssetsGoFirst() throws IOException {
    Path envtest = executables("envtest", "kube-apiserver", "etcd");
    executables(".cache/crd4j/kube-apiserver-1.37.2", "kube-apiserver", "etcd");

    assertThat(search(Map.of("KUBEBUILDER_ASSETS", envtest.toString())).found())
        .contains(new ApiServerAssets(envtest));
  }

  @Test
  void theNewestVersionInTheCacheIsTakenByNumber() throws IOException {
    executables(".cache/crd4j/kube-apiserver-1.9.11", "kube-apiserver", "etcd");
    Path newest = executables(".cache/crd4j/kube-apiserver-1.37.0", "kube-apiserver", "etcd");
    executables(".cache/crd4j/kube-apiserver-1.4.12", "kube-apiserver", "etcd");

    assertThat(search(Map.of()).found()).contains(new ApiServerAssets(newest));
  }

  @Test
  void directoriesThatLackAnExecutableDoNotCount() throws IOException {
    Path complete = executables(".cache/crd4j/kube-apiserver-1.36.0", "kube-apiserver", "etcd");
    executables(".cache/crd4j/kube-apiserver-1.37.0", "kube-apiserver");
    executables(".cache/crd4j/kube-apiserver-next", "kube-apiserver", "etcd");
    executables(".cache/crd4j/building.x1y2z3", "kube-apiserver", "etcd");

    assertThat(search(Map.of()).found()).contains(new ApiServerAssets(complete));
  }

  @Test
  void aFileThatCannotBeExecutedDoesNotCount() throws IOException {
    Path directory = executables(".cache/crd4j/kube-apiserver-1.37.0", "kube-apiserver", "etcd");
    assertThat(directory.resolve("etcd").toFile().setExecutable(false, false)).isTrue();

    assertThat(search(Map.of()).found()).isEmpty();
  }

  @Test
  void theCacheMovesWithItsVariables() throws IOException {
    Path own = executables("own/kube-apiserver-1.37.0", "kube-apiserver", "etcd");
    Path xdg = executables("xdg/crd4j/kube-apiserver-1.37.0", "kube-apiserver", "etcd");
    String ownCache = home.resolve("own").toString();
    String xdgCache = home.resolve("xdg").toString();

    assertThat(search(Map.of("CRD4J_CACHE", ownCache, "XDG_CACHE_HOME", xdgCache)).found())
        .contains(new ApiServerAssets(own));
    assertThat(search(Map.of("CRD4J_CACHE", "", "XDG_CACHE_HOME", xdgCache)).found())
        .contains(new ApiServerAssets(xdg));
  }

  @Test
  void theExplanationNamesEveryPlaceThatWasLookedAt() {
    ApiServerAssets.Search search = search(Map.of("KUBEBUILDER_ASSETS", "/nowhere"));

    assertThat(search.found()).isEmpty();
    assertThat(search.explanation())
        .contains("KUBEBUILDER_ASSETS=/nowhere lacks kube-apiserver, etcd or both")
        .contains("no complete kube-apiserver-<version> in " + home.resolve(".cache/crd4j"))
        .contains("integration-tests/kube-apiserver/build.sh");
  }

  private ApiServerAssets.Search search(Map<String, String> environment) {
    return ApiServerAssets.search(environment, home);
  }

  private Path executables(String directory, String... names) throws IOException {
    Path path = Files.createDirectories(home.resolve(directory));
    for (String name : names) {
      Path file = Files.writeString(path.resolve(name), "#!/bin/sh\n");
      assertThat(file.toFile().setExecutable(true)).isTrue();
    }
    return path;
  }
}
