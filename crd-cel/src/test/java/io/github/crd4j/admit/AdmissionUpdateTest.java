package io.github.crd4j.admit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.json.JsonObject;
import org.junit.jupiter.api.Test;

/** What becomes of objects that replace others. */
class AdmissionUpdateTest {

  private static final String SPEC =
      """
      {spec: {type: object, properties: {
        name: {type: string, maxLength: 3},
        size: {type: integer, x-kubernetes-validations: [{rule: "self < 10"}]},
        tags: {type: array, x-kubernetes-list-type: set, items: {type: string, maxLength: 3}},
        rows: {type: array, items: {type: string, maxLength: 3}},
        parts: {type: array, x-kubernetes-list-type: map, x-kubernetes-list-map-keys: [k],
          items: {type: object, required: [k], properties: {k: {type: string}, v: {type: integer, maximum: 5}}}},
        kept: {type: integer, x-kubernetes-validations: [{rule: "self == oldSelf", message: fixed}]}}},
       status: {type: object, properties: {ready: {type: string, maxLength: 3}}}}
      """;

  private final Admission admission = Crds.admission(SPEC, "{}");
  private final Admission withStatus = Crds.admission(SPEC, "{status: {}}");

  private static JsonObject spec(String members) {
    return Crds.widget("{spec: {" + members + "}}");
  }

  private String errors(String old, String now) {
    return String.join(
        "; ",
        admission.update(spec(old), spec(now)).errors().stream()
            .map(AdmissionError::toString)
            .toList());
  }

  @Test
  void mistakesThatWereThereBeforeAreForgiven() {
    assertThat(errors("name: long!, size: 1", "name: long!, size: 2")).isEmpty();
    assertThat(errors("name: long!", "name: other")).contains("spec.name: Too long");
    assertThat(errors("size: 20", "size: 20, name: a")).isEmpty();
    assertThat(errors("size: 20", "size: 21"))
        .isEqualTo("spec.size: Invalid value: 21: failed rule: self < 10");
  }

  @Test
  void transitionRulesAreNotForgiven() {
    assertThat(errors("kept: 1", "kept: 2")).isEqualTo("spec.kept: Invalid value: 2: fixed");
    assertThat(errors("kept: 1", "kept: 1")).isEmpty();
    assertThat(errors("size: 1", "kept: 2")).isEmpty();
  }

  @Test
  void itemsOfSetsAreOneWithTheirSet() {
    assertThat(errors("tags: [long!, a]", "tags: [long!, a], name: a")).isEmpty();
    assertThat(errors("tags: [long!, a]", "tags: [long!, b]")).contains("spec.tags[0]: Too long");
  }

  @Test
  void itemsOfListsWithoutTypeAreOneWithTheirList() {
    assertThat(errors("rows: [long!, a]", "rows: [long!, a], name: a")).isEmpty();
    assertThat(errors("rows: [long!, a]", "rows: [long!, b]")).contains("spec.rows[0]: Too long");
  }

  @Test
  void itemsOfListMapsWithoutKeyBelongToNoOther() {
    assertThat(errors("parts: [{v: 1}]", "parts: [{v: 1}]"))
        .contains("spec.parts[0].k: Required value");
  }

  @Test
  void itemsOfListMapsBelongTogetherByTheirKeys() {
    assertThat(errors("parts: [{k: a, v: 9}]", "parts: [{k: b, v: 1}, {k: a, v: 9}]")).isEmpty();
    assertThat(errors("parts: [{k: a, v: 9}]", "parts: [{k: b, v: 9}]"))
        .contains("spec.parts[0].v: Invalid value: 9");
  }

  @Test
  void doublesAreForgivenWhereThereWereDoubles() {
    assertThat(errors("tags: [a, a]", "tags: [b, b]")).isEmpty();
    assertThat(errors("tags: [a, b]", "tags: [b, b]"))
        .isEqualTo("spec.tags[1]: Duplicate value: \"b\"");
  }

  @Test
  void theNameStays() {
    Admitted admitted =
        admission.update(spec(""), spec("").with("metadata", Crds.parse("{name: other}")));

    assertThat(admitted.errors())
        .extracting(AdmissionError::toString)
        .containsExactly("metadata.name: Invalid value: \"other\": field is immutable");
  }

  @Test
  void statusHasAnApiOfItsOwn() {
    JsonObject old = Crds.widget("{spec: {size: 1}, status: {ready: no}}");
    JsonObject now = Crds.widget("{spec: {size: 2}, status: {ready: yes}}");

    assertThat(withStatus.create(now).stored()).isEqualTo(spec("size: 2"));
    assertThat(withStatus.update(old, now).stored())
        .isEqualTo(Crds.widget("{spec: {size: 2}, status: {ready: no}}"));
    assertThat(withStatus.updateStatus(old, now).stored())
        .isEqualTo(Crds.widget("{spec: {size: 1}, status: {ready: yes}}"));
    assertThat(admission.create(now).stored()).isEqualTo(now);
  }

  @Test
  void ofTheStatusOnlyItsSchemaCountsButAllRules() {
    JsonObject old = Crds.widget("{spec: {name: long!, size: 20}}");
    JsonObject now = old.with("status", Crds.parse("{ready: never}"));

    assertThat(withStatus.updateStatus(old, now).errors().get(0).toString())
        .isEqualTo("status.ready: Too long: may not be more than 3 bytes");
  }

  @Test
  void aStatusIsSentInAnObjectOfTheSameTypeAndName() {
    JsonObject old = Crds.widget("{}");

    assertThat(withStatus.updateStatus(old, old.with("kind", Crds.parse("Gadget"))).errors())
        .extracting(AdmissionError::path)
        .containsExactly("kind");
    assertThat(withStatus.updateStatus(old, old.with("metadata", Crds.parse("{name: v}"))).errors())
        .extracting(AdmissionError::path)
        .containsExactly("metadata.name");
  }
}
