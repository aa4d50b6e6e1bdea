package io.github.crd4j.integration.stored;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.json.JsonText;
import io.github.crd4j.json.JsonTextException;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.testing.apiserver.CrdClient;
import io.github.crd4j.yaml.CrdYamlWriter;
import io.github.crd4j.yaml.YamlException;
import io.github.crd4j.yaml.YamlReader;

/** Compares a CRD that we wrote with what the server keeps of it. */
final class StoredForm {
  private final CrdClient crds;

  StoredForm(CrdClient crds) {
    this.crds = crds;
  }

  /**
   * Installs the CRD, which must be served without reserve; it must be stored value for value as it
   * was sent, and the stored form written down again must have the same bytes.
   */
  void assertUnchanged(String yaml) throws YamlException, JsonTextException {
    String name = crds.install(yaml);
    try {
      JsonValue stored = JsonText.parseJson(crds.storedWithoutServerFields(name).toString());

      assertThat(stored).isEqualTo(YamlReader.read(yaml).get(0).value());
      assertThat(CrdYamlWriter.write(Crd.fromJson(stored, StoredForm::fail))).isEqualTo(yaml);
    } finally {
      crds.delete(name);
    }
  }

  private static void fail(FieldPath path, String problem) {
    throw new AssertionError(
        "the model does not know what the server stores: " + path + ": " + problem);
  }
}
