package io.github.crd4j.integration.published;

import java.util.List;

/**
 * An operator's API on Maven Central.
 *
 * @param name under which its reviewed differences and its examples lie in the resources
 * @param coordinates of the jar; its sources jar has the same and a classifier
 * @param beside what its sources need and the jar does not bring
 * @param managed versions to take of what it needs
 * @param processors other annotation processors, by class name, which are in {@code beside}
 * @param crds where its own CRDs are in the jar, as a regular expression
 * @param java the oldest JDK that can read it
 */
record PublishedApi(
    String name,
    String coordinates,
    List<String> beside,
    List<String> managed,
    List<String> processors,
    String crds,
    int java) {

  private static final String LOMBOK = "org.projectlombok:lombok:1.18.48";

  static final List<PublishedApi> ALL =
      List.of(
          new PublishedApi(
              "flink",
              "org.apache.flink:flink-kubernetes-operator-api:1.10.0",
              List.of(LOMBOK, "io.fabric8:crd-generator-apt:6.13.2"),
              List.of(),
              List.of("lombok.launch.AnnotationProcessorHider$AnnotationProcessor"),
              "META-INF/fabric8/.*-v1\\.yml",
              17),
          new PublishedApi(
              "access",
              "io.strimzi.access-operator:api:0.3.0",
              List.of("io.fabric8:crd-generator-api-v2:7.2.0"),
              // The version that it asks for is not to be had everywhere.
              List.of("io.strimzi:api:0.45.0"),
              List.of(),
              "META-INF/fabric8/.*-v1\\.yml",
              17),
          new PublishedApi(
              "debezium",
              "io.debezium:debezium-operator-api:3.3.0.Final",
              List.of("io.fabric8:crd-generator-apt:6.13.4"),
              List.of(),
              List.of(),
              "META-INF/fabric8/.*-v1\\.yml",
              21),
          new PublishedApi(
              "camel",
              "org.apache.camel.k:camel-k-crds:2.4.0",
              List.of(LOMBOK, "io.sundr:builder-annotations:0.200.0"),
              List.of(),
              List.of(),
              "camel\\.apache\\.org_.*\\.yaml",
              17));

  @Override
  public String toString() {
    return name;
  }
}
