package io.github.crd4j.admit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.json.JsonObject;
import org.junit.jupiter.api.Test;

/** Checks see the metadata that the API server fills in; what we say is stored has none of it. */
class CompletedMetadataTest {

  private static final JsonObject GENERATED =
      Crds.widget("{}").with("metadata", Crds.parse("{generateName: disk-}"));

  private static final JsonObject OLD =
      Crds.widget("{spec: {size: 1}}")
          .with(
              "metadata",
              Crds.parse(
                  "{name: w, uid: 1-2, creationTimestamp: '2026-01-01T00:00:00Z', generation: 1}"));

  /** Of widgets for which {@code rule} holds. */
  private static Admission admission(String rule) {
    return Crds.admission(
        "{metadata: {type: object, properties: {name: {type: string, maxLength: 10}}},"
            + " spec: {type: object, properties: {size: {type: integer}}}},"
            + " x-kubernetes-validations: [{rule: \""
            + rule
            + "\"}]",
        "{}");
  }

  @Test
  void aGeneratedNameIsThePrefixAndFiveLetters() {
    Admission admission = admission("self.metadata.name.matches('^disk-[a-z0-9]{5}$')");

    assertThat(admission.create(GENERATED).errors()).isEmpty();
    assertThat(admission.create(Crds.widget("{}")).errors()).hasSize(1);
  }

  @Test
  void aGeneratedNameIsCheckedAsAnyOther() {
    JsonObject tooLong = Crds.widget("{}").with("metadata", Crds.parse("{generateName: floppy-}"));

    assertThat(admission("true").create(tooLong).errors())
        .extracting(AdmissionError::path)
        .contains("metadata.name");
  }

  @Test
  void aLongPrefixIsCut() {
    String prefix = "a".repeat(70);
    JsonObject cut =
        Crds.widget("{}").with("metadata", Crds.parse("{generateName: " + prefix + "}"));

    assertThat(Crds.admission("{spec: {type: object}}", "{}").create(cut).errors()).isEmpty();
    assertThat(CompletedMetadata.ofCreated(cut).toString()).contains("a".repeat(58) + "xxxxx\"");
  }

  @Test
  void anUpdateKeepsWhatItCannotSet() {
    Admission admission = admission("self == oldSelf");

    assertThat(admission.update(OLD, Crds.widget("{spec: {size: 1}}")).errors()).isEmpty();
    assertThat(admission.update(OLD, Crds.widget("{spec: {size: 2}}")).errors()).hasSize(1);
  }

  @Test
  void aChangeOfAnythingIsAChangeOfMetadata() {
    Admission admission = admission("self.metadata == oldSelf.metadata");

    assertThat(admission.update(OLD, Crds.widget("{spec: {size: 1}}")).errors()).isEmpty();
    assertThat(admission.update(OLD, Crds.widget("{spec: {size: 2}}")).errors()).hasSize(1);
  }

  @Test
  void aStatusThatIsSentWithoutTheRestIsAChangeToo() {
    Admission admission =
        Crds.admission(
            "{spec: {type: object}, kept: {type: string}, status: {type: object}},"
                + " x-kubernetes-validations: [{rule: self == oldSelf}]",
            "{status: {}}");
    JsonObject old = Crds.widget("{spec: {}, kept: a, status: {}}");

    assertThat(admission.updateStatus(old, old).errors()).isEmpty();
    assertThat(admission.updateStatus(old, Crds.widget("{kept: a, status: {}}")).errors())
        .isEmpty();
    assertThat(admission.updateStatus(old, Crds.widget("{spec: {}, status: {}}")).errors())
        .hasSize(1);
  }

  @Test
  void whatIsFilledInIsNotSaidToBeStored() {
    assertThat(admission("true").create(GENERATED).stored()).isEqualTo(GENERATED);
    assertThat(admission("true").update(OLD, Crds.widget("{}")).stored())
        .isEqualTo(Crds.widget("{}"));
  }
}
