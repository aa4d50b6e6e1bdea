package io.github.crd4j.admit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.model.FieldPath;
import org.junit.jupiter.api.Test;

/** What becomes of the parts that every object has. */
class AdmissionTest {

  private final Admission admission =
      Crds.admission(
          "{spec: {type: object, properties: {replicas: {type: integer}}}, status: {type: object,"
              + " properties: {replicas: {type: integer}}}}",
          "{scale: {specReplicasPath: .spec.replicas, statusReplicasPath: .status.replicas}}");

  private String errors(JsonObject object) {
    return String.join(
        "; ", admission.create(object).errors().stream().map(Object::toString).toList());
  }

  private static JsonObject named(String metadata) {
    return Crds.widget("{}").with("metadata", Crds.parse(metadata));
  }

  @Test
  void theTypeMustBeThatOfTheCrd() {
    assertThat(errors(Crds.widget("{}").with("kind", Crds.parse("Gadget"))))
        .isEqualTo("kind: Invalid value: \"Gadget\": must be Widget");
  }

  @Test
  void theNameMustBeADnsSubdomain() {
    assertThat(errors(named("{name: a.b-c}"))).isEmpty();
    assertThat(errors(named("{generateName: a-}"))).isEmpty();
    assertThat(errors(named("{name: A_b}")))
        .startsWith("metadata.name: Invalid value: \"A_b\": a lowercase RFC 1123 subdomain");
    assertThat(errors(named("{}")))
        .isEqualTo("metadata.name: Required value: name or generateName is required");
  }

  @Test
  void metadataThatCannotBeReadEndsIt() {
    assertThat(errors(named("{name: w, labels: {a: 1}}"))).startsWith("metadata: Invalid value: ");
  }

  @Test
  void fieldsThatNoMetadataHasAreDropped() {
    Admitted admitted = admission.create(named("{name: w, owner: me}"));

    assertThat(admitted.isAccepted()).isTrue();
    assertThat(admitted.stored()).isEqualTo(Crds.widget("{}"));
    assertThat(admitted.droppedMetadata()).containsExactly(FieldPath.of("metadata", "owner"));
  }

  @Test
  void replicasMustBeANumberThatScaleCanShow() {
    assertThat(errors(Crds.widget("{spec: {replicas: -1}}")))
        .isEqualTo(".spec.replicas: Invalid value: -1: should be a non-negative integer");
    assertThat(errors(Crds.widget("{spec: {replicas: 3000000000}}")))
        .endsWith("should be less than or equal to 2147483647");
  }

  @Test
  void aCrdWithoutTheVersionAdmitsNothing() {
    assertThatThrownBy(
            () ->
                Admission.of(Crds.withProperties("{}", "{}"), "v2", KubernetesVersion.NEWEST_KNOWN))
        .hasMessage("the CRD 'widgets.example.com' has no version 'v2'");
  }
}
