package io.github.crd4j.diff;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.json.JsonObject;
import io.github.crd4j.yaml.YamlReader;
import java.util.List;
import org.junit.jupiter.api.Test;

class CrdDiffTest {

  private static final String TOPICS =
      """
      metadata:
        labels: {app: topics}
      spec:
        names: {shortNames: [a, b]}
        versions:
        - name: v1
          served: true
          additionalPrinterColumns:
          - {name: Size, jsonPath: .spec.size}
          - {name: Age, jsonPath: .spec.age}
          schema:
            openAPIV3Schema:
              properties:
                spec:
                  properties:
                    replicas: {type: integer, minimum: 0}
                    zone.id: {type: string, description: "one\\ntwo"}
        - name: v1alpha1
          served: true
      """;

  @Test
  void equalCrdsHaveNoChanges() throws Exception {
    assertThat(diff(TOPICS)).isEmpty();
    assertThat(diff(TOPICS.replace("{type: integer, minimum: 0}", "{minimum: 0.0, type: integer}")))
        .isEmpty();
  }

  @Test
  void changedKeywordsStandBelowTheirProperty() throws Exception {
    assertThat(text(TOPICS.replace("minimum: 0", "minimum: 1, maximum: 9")))
        .isEqualTo(
            """
            @@ spec.versions[v1] … properties.spec.properties.replicas
            +  maximum: 9
            -  minimum: 0
            +  minimum: 1
            """);
  }

  @Test
  void propertiesComeAndGoWhole() throws Exception {
    assertThat(text(TOPICS.replace("zone.id:", "zone:")))
        .isEqualTo(
            """
            @@ spec.versions[v1] … properties.spec.properties
            +  zone:
            +    description: |-
            +      one
            +      two
            +    type: string
            -  zone.id:
            -    description: |-
            -      one
            -      two
            -    type: string
            """);
    assertThat(text(TOPICS.replace("{type: string, desc", "{type: boolean, desc")))
        .startsWith("@@ spec.versions[v1] … properties.spec.properties[zone.id]\n");
  }

  @Test
  void versionsAreMatchedByName() throws Exception {
    assertThat(diff(TOPICS.replace("name: v1\n", "name: v2\n")))
        .extracting(change -> change.kind() + " " + change.path())
        .containsExactly("REMOVED spec.versions[v1]", "ADDED spec.versions[v2]");
    assertThat(
            text(
                TOPICS.replace(
                    "name: v1alpha1\n    served: true", "name: v1alpha1\n    served: false")))
        .isEqualTo("@@ spec.versions[v1alpha1]\n-  served: true\n+  served: false\n");
    assertThat(text(TOPICS.replace("- name: v1alpha1\n    served: true\n", "")))
        .isEqualTo("@@ spec.versions\n-  - name: v1alpha1\n-    served: true\n");
  }

  @Test
  void printerColumnsAreMatchedByNameAndTheirOrderIsOneChange() throws Exception {
    String size = "    - {name: Size, jsonPath: .spec.size}\n";
    String age = "    - {name: Age, jsonPath: .spec.age}\n";
    assertThat(text(TOPICS.replace(size + age, age + size)))
        .isEqualTo(
            """
            @@ spec.versions[v1]
            -  additionalPrinterColumns:
            -  - Size
            -  - Age
            +  additionalPrinterColumns:
            +  - Age
            +  - Size
            """);
    assertThat(text(TOPICS.replace(".spec.age", ".metadata.age")))
        .isEqualTo(
            """
            @@ spec.versions[v1].additionalPrinterColumns[Age]
            -  jsonPath: .spec.age
            +  jsonPath: .metadata.age
            """);
  }

  @Test
  void listsWithoutNamesAreComparedByPosition() throws Exception {
    assertThat(text(TOPICS.replace("[a, b]", "[a, c, d]")))
        .isEqualTo("@@ spec.names.shortNames\n-  - b\n+  - c\n+  - d\n");
  }

  @Test
  void namesThatAreThereTwiceAreComparedByPosition() throws Exception {
    assertThat(diff(TOPICS.replace("v1alpha1", "v1")))
        .extracting(change -> change.path().toString())
        .containsExactly("spec.versions[1].name");
  }

  @Test
  void labelsAreKeys() throws Exception {
    assertThat(diff(TOPICS.replace("{app: topics}", "{app: other}")))
        .extracting(change -> change.path().toString())
        .containsExactly("metadata.labels[app]");
    assertThat(text(TOPICS.replace("{app: topics}", "{app: other}")))
        .isEqualTo("@@ metadata.labels\n-  app: topics\n+  app: other\n");
  }

  @Test
  void veryLongPathsKeepTheirEnds() throws Exception {
    String deep = "x: 1";
    for (int i = 0; i < 12; i++) {
      deep = "properties: {level" + i + ": {" + deep + "}}";
    }
    String before = "spec: {versions: [{name: v1, schema: {openAPIV3Schema: {" + deep + "}}}]}";
    String line =
        DiffText.lines(CrdDiff.between(json(before), json(before.replace("x: 1", "x: 2")))).get(0);
    assertThat(line)
        .startsWith("@@ spec.versions[v1] … properties.level")
        .endsWith("properties.level1.properties.level0")
        .hasSizeLessThanOrEqualTo(110);
  }

  private static String text(String after) throws Exception {
    return DiffText.render(diff(after));
  }

  private static List<Change> diff(String after) throws Exception {
    return CrdDiff.between(json(TOPICS), json(after));
  }

  private static JsonObject json(String yaml) throws Exception {
    return (JsonObject) YamlReader.read(yaml).get(0).value();
  }
}
