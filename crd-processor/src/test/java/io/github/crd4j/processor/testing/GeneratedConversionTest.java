package io.github.crd4j.processor.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.processor.compilers.Compilers;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Generated conversions compile without a warning, whatever the classes look like. */
class GeneratedConversionTest {

  private static final List<String> CLASS_PATH =
      Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
          .filter(path -> Files.exists(Path.of(path)))
          .toList();

  private static final String IMPORTS =
      "package com.example.topics;\n\nimport io.github.crd4j.annotations.*;\n";
  private static final String HUB =
      "@CustomResource(group = \"example.com\", version = \"v1\", kind = \"Topic\", otherVersions ="
          + " OldTopic.class)\n@ConversionWebhook(service = \"topics\", namespace = \"topics\")\n";
  private static final String SPOKE =
      "@CustomResource(group = \"example.com\", version = \"v1alpha1\", kind = \"Topic\", storage ="
          + " false)\n";
  private static final String COUNT =
      "@ConvertedFrom(version = \"v1alpha1\", path = \"spec.count\") ";

  private static final String RECORDS =
      HUB
          + "public record Topic(Spec spec) {}\n"
          + "record Spec("
          + COUNT
          + "Integer partitions, Boolean zip, java.util.List<Port> ports) {}\n"
          + "record Port(Integer number, String name) {}\n"
          + SPOKE
          + "record OldTopic(OldSpec spec) {}\n"
          + "record OldSpec(Integer count, @Default(\"fast\") String mode, java.util.List<OldPort>"
          + " ports) {}\n"
          + "record OldPort(Integer number) {}\n";

  private static final String PUBLIC_FIELDS =
      HUB
          + "public class Topic { public Spec spec;\n"
          + "  public static class Spec { "
          + COUNT
          + "public Integer partitions; public Boolean zip; public Integer kept; } }\n"
          + SPOKE
          + "class OldTopic { public OldSpec spec; }\n"
          + "class OldSpec { public Integer count; public String zip; }\n"
          + "abstract class Hooks extends TopicV1alpha1Conversion {}\n"
          + "class AllHooks extends Hooks {\n"
          + "  @Override protected Boolean zipForV1(String zip) { return zip.equals(\"y\"); }\n"
          + "  @Override protected String zipForV1alpha1(Boolean zip) { return zip ? \"y\" : \"n\"; }\n"
          + "}\n";

  private static final String BEANS =
      HUB
          + "public class Topic { private Spec spec;\n"
          + "  public Spec getSpec() { return spec; }\n"
          + "  public void setSpec(Spec spec) { this.spec = spec; } }\n"
          + "class Spec { private java.util.Map<String, Limit> limits; private int partitions;\n"
          + "  public java.util.Map<String, Limit> getLimits() { return limits; }\n"
          + "  public void setLimits(java.util.Map<String, Limit> limits) { this.limits = limits; }\n"
          + "  "
          + COUNT
          + "public int getPartitions() { return partitions; }\n"
          + "  public void setPartitions(int partitions) { this.partitions = partitions; } }\n"
          + "class Limit { public Integer bytes; public Integer records; }\n"
          + SPOKE
          + "class OldTopic { public OldSpec spec; }\n"
          + "class OldSpec { public Integer count; public java.util.Map<String, OldLimit> limits; }\n"
          + "class OldLimit { public Integer bytes; }\n";

  private static final String LOMBOK =
      HUB
          + "@lombok.Data public class Topic { private Spec spec; }\n"
          + "@lombok.Data class Spec { "
          + COUNT
          + "private Integer partitions; private String owner; }\n"
          + SPOKE
          + "@lombok.Data class OldTopic { private OldSpec spec; }\n"
          + "@lombok.Data class OldSpec { private Integer count; }\n";

  private static final String MODULE =
      """
      module com.example.topics {
        requires static io.github.crd4j.annotations;
        requires io.github.crd4j.conversion;
        exports com.example.topics;
        provides io.github.crd4j.conversion.SpokeConversion with
            com.example.topics.TopicV1alpha1Conversion;
      }
      """;

  /**
   * One compilation.
   *
   * @param jdk which JDK's compiler
   * @param style what the classes look like
   * @param module whether they are in a module
   */
  record Case(String jdk, String style, boolean module) {}

  static List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    for (String jdk : List.of("17", "25")) {
      for (String style : sources().keySet()) {
        cases.add(new Case(jdk, style, false));
      }
      cases.add(new Case(jdk, "records", true));
      cases.add(new Case(jdk, "beans", true));
    }
    return cases;
  }

  private static Map<String, String> sources() {
    return new TreeMap<>(
        Map.of("records", RECORDS, "fields", PUBLIC_FIELDS, "beans", BEANS, "lombok", LOMBOK));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void compilesWithoutAWarning(Case one, @TempDir Path directory)
      throws IOException, InterruptedException {
    Path java = directory.resolve("com/example/topics/Topic.java");
    Files.createDirectories(java.getParent());
    Files.writeString(java, IMPORTS + sources().get(one.style()));
    List<String> arguments = new ArrayList<>(List.of("-Xlint:all", "-d", directory + "/classes"));
    arguments.add("-Xmaxwarns");
    arguments.add("1000");
    arguments.add("--processor-path");
    arguments.add(path(one.style().equals("lombok")));
    arguments.add(one.module() ? "--module-path" : "--class-path");
    arguments.add(one.module() ? modulePath() : path(true));
    arguments.add(java.toString());
    if (one.module()) {
      arguments.add(Files.writeString(directory.resolve("module-info.java"), MODULE).toString());
    }

    String said = javac(one.jdk(), arguments);

    Path classes = directory.resolve("classes");
    String conversion = "com/example/topics/TopicV1alpha1Conversion";
    assertThat(classes.resolve(conversion + ".class")).as(said).exists();
    assertThat(classes.resolve(conversion + ".java")).exists();
    assertThat(said).doesNotContain("TopicV1alpha1Conversion.java").doesNotContain("error:");
    Path services = classes.resolve("META-INF/services/io.github.crd4j.conversion.SpokeConversion");
    assertThat(Files.exists(services)).isEqualTo(!one.style().equals("fields"));
  }

  @Test
  void certificatesAreReadFromAFileAmongTheResources(@TempDir Path directory)
      throws IOException, InterruptedException {
    String pem = "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n";
    Path classes = directory.resolve("classes");
    Files.createDirectories(classes.resolve("META-INF"));
    Files.writeString(classes.resolve("META-INF/ca.pem"), pem);
    Path java = directory.resolve("Topic.java");
    Files.writeString(
        java,
        IMPORTS + RECORDS.replace("namespace =", "caBundle = \"META-INF/ca.pem\", namespace ="));

    javac(
        "17",
        List.of(
            "-d",
            classes.toString(),
            "--processor-path",
            path(false),
            "--class-path",
            path(false),
            java.toString()));

    assertThat(Files.readString(classes.resolve("META-INF/crds/topics.example.com.yaml")))
        .contains(
            "caBundle: "
                + Base64.getEncoder().encodeToString(pem.getBytes(StandardCharsets.UTF_8)));
  }

  private static String javac(String jdk, List<String> arguments)
      throws IOException, InterruptedException {
    Path home = jdk.equals("25") ? Compilers.jdk25() : Path.of(System.getProperty("java.home"));
    List<String> command = new ArrayList<>(List.of(home.resolve("bin/javac").toString()));
    command.add("-J-XX:TieredStopAtLevel=1");
    command.addAll(arguments);
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    return said;
  }

  private static String path(boolean withLombok) {
    return CLASS_PATH.stream()
        .filter(path -> withLombok || !path.contains("lombok"))
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static String modulePath() {
    return Stream.of("crd-annotations", "crd-conversion", "jackson", "jspecify")
        .flatMap(name -> CLASS_PATH.stream().filter(path -> path.contains(name)))
        .filter(path -> !path.contains("jackson/dataformat"))
        .distinct()
        .collect(Collectors.joining(File.pathSeparator));
  }
}
