package io.github.crd4j.cel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.cel.compile.FunctionCatalogue;
import io.github.crd4j.cel.library.KubernetesLibraries;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What the catalogue declares, the libraries implement. */
class FunctionCatalogueTest {

  /** Operators that the evaluator knows itself. */
  private static final Set<String> BUILT_IN =
      Set.of(
          "_&&_",
          "_||_",
          "_?_:_",
          "_==_",
          "_!=_",
          "_[_]",
          "_[?_]",
          "_?._",
          "@in",
          "@not_strictly_false");

  private final FunctionCatalogue catalogue = FunctionCatalogue.load();

  @Test
  void everyOverloadIsImplemented() {
    List<String> missing =
        catalogue.names(37).stream()
            .filter(name -> !BUILT_IN.contains(name))
            .flatMap(name -> catalogue.overloads(name).stream())
            .map(overload -> overload.declaration().overloadId())
            .filter(id -> !KubernetesLibraries.implementsOverload(id))
            .toList();
    assertThat(missing).isEmpty();
  }

  @Test
  void functionsComeWithTheirEnvironment() {
    assertThat(catalogue.names(29)).contains("format", "sets.contains").doesNotContain("ip");
    assertThat(catalogue.names(33)).contains("ip", "semver").doesNotContain("sort");
    assertThat(catalogue.names(36)).contains("sort").doesNotContain("includes");
  }

  @Test
  void overloadIdsAreUnique() {
    List<String> ids =
        catalogue.names(37).stream()
            .flatMap(name -> catalogue.overloads(name).stream())
            .map(overload -> overload.declaration().overloadId())
            .collect(Collectors.toList());
    assertThat(ids).doesNotHaveDuplicates();
  }
}
