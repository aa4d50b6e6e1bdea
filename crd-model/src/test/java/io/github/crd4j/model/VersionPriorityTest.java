package io.github.crd4j.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class VersionPriorityTest {

  @Test
  void theOrderIsTheOneInTheDocumentationOfKubernetes() {
    List<String> ordered =
        List.of(
            "v10",
            "v2",
            "v1",
            "v11beta2",
            "v10beta3",
            "v3beta1",
            "v12alpha1",
            "v11alpha2",
            "foo1",
            "foo10");
    List<String> versions = new ArrayList<>(ordered);
    for (int seed = 0; seed < 20; seed++) {
      Collections.shuffle(versions, new Random(seed));
      versions.sort(VersionPriority.ORDER);
      assertThat(versions).isEqualTo(ordered);
    }
  }

  @Test
  void namesThatOnlyResembleVersionsComeLast() {
    List<String> versions = new ArrayList<>(List.of("v0", "v1beta", "V1", "v1gamma1", "v1alpha1"));
    versions.sort(VersionPriority.ORDER);
    assertThat(versions).containsExactly("v1alpha1", "V1", "v0", "v1beta", "v1gamma1");
  }
}
