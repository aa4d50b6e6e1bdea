package io.github.crd4j.integration.generated;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Java classes of a resource in two versions that differ at random: fields are renamed, moved
 * across levels, narrowed, in one version only or with other defaults, at every depth and in lists
 * and maps.
 */
final class PairMaker {

  private static final int DEPTH = 3;
  private static final String VERSION = "version = \"v1alpha1\"";
  private static final List<String> SCALARS =
      List.of(
          "public String ",
          "public Integer ",
          "public Long ",
          "public Boolean ",
          "public Double ",
          "@MaxLength(5) public String ",
          "@Minimum(-3) @Maximum(7) public Integer ",
          "@Nullable public String ",
          "@EnumValues({\"a\", \"b\", \"c\"}) public String ",
          "@IntOrString public Object ",
          "@PreserveUnknownFields public Object ",
          "@EmbeddedResource public Object ",
          "public List<String> ",
          "public List<List<Integer>> ",
          "@ListType(ListType.Kind.SET) public List<String> ",
          "public Map<String, String> ",
          "public Map<String, List<Integer>> ");

  private final Random random;
  private final StringBuilder classes = new StringBuilder();
  private int names;

  private PairMaker(Random random) {
    this.random = random;
  }

  /** The same source for the same seed, a class {@code pair.Made}. */
  static String make(long seed) {
    PairMaker maker = new PairMaker(new Random(seed));
    maker.object("Spec", "OldSpec", List.of(), 0);
    return """
        package pair;

        import io.github.crd4j.annotations.*;
        import java.util.*;

        public class Made {

          @CustomResource(group = "example.com", version = "v1", kind = "Thing", otherVersions = Old.class)
          @ConversionWebhook(service = "things", namespace = "things")
          public static class Thing {
            public Spec spec;
          }

          @CustomResource(group = "example.com", version = "v1alpha1", kind = "Thing", storage = false)
          public static class Old {
            public OldSpec spec;
          }
        """
        + maker.classes
        + "}\n";
  }

  /** Two classes that correspond, while they are written. */
  private static final class Both {
    final List<String> hub = new ArrayList<>();
    final List<String> spoke = new ArrayList<>();
  }

  /**
   * Adds two classes.
   *
   * @param given fields that both have anyway
   */
  private void object(String hub, String spoke, List<String> given, int depth) {
    Both both = new Both();
    both.hub.addAll(given);
    both.spoke.addAll(given);
    int fields = 1 + random.nextInt(4);
    for (int i = 0; i < fields; i++) {
      field(both, depth);
    }
    emit(hub, both.hub);
    emit(spoke, both.spoke);
  }

  private void emit(String name, List<String> fields) {
    classes.append("\n  public static class ").append(name).append(" {\n");
    fields.forEach(field -> classes.append("    ").append(field).append(";\n"));
    classes.append("  }\n");
  }

  private void field(Both both, int depth) {
    switch (random.nextInt(12)) {
      case 0 -> both.hub.add(scalar() + name());
      case 1 -> both.spoke.add(scalar() + name());
      case 2 -> renamed(both, depth);
      case 3 -> pushed(both);
      case 4 -> narrowed(both);
      case 5 -> singleAndList(both);
      case 6 -> defaulted(both);
      case 7 -> oneVersionOnly(random.nextBoolean() ? both.hub : both.spoke);
      case 8 -> lifted(both);
      default -> same(both, depth);
    }
  }

  private void same(Both both, int depth) {
    String name = name();
    String[] types = types(depth);
    both.hub.add(types[0] + name);
    both.spoke.add(types[1] + name);
  }

  private void renamed(Both both, int depth) {
    String name = name();
    String[] types = types(depth);
    both.hub.add("@ConvertedFrom(" + VERSION + ", path = \"." + name + "Old\") " + types[0] + name);
    both.spoke.add(types[1] + name + "Old");
  }

  /** In the spoke it is in an object of its own. */
  private void pushed(Both both) {
    String name = name();
    String scalar = scalar();
    String box = "Box" + name;
    emit(box, List.of(scalar + "inner", scalar() + "other"));
    both.spoke.add("public " + box + " " + name + "Box");
    both.hub.add(
        "@ConvertedFrom(" + VERSION + ", path = \"." + name + "Box.inner\") " + scalar + name);
  }

  /** In the hub it is in an object, in the spoke beside that object, which may not be there. */
  private void lifted(Both both) {
    String name = name();
    String scalar = scalar();
    String other = scalar() + "other";
    emit("Box" + name, List.of(scalar + "inner", other));
    both.hub.add(
        "@ConvertedFrom("
            + VERSION
            + ", path = \"."
            + name
            + "\", at = \"inner\") public Box"
            + name
            + " "
            + name
            + "Box");
    both.spoke.add(scalar + name);
    if (random.nextBoolean()) {
      emit("OldBox" + name, List.of(other));
      both.spoke.add("public OldBox" + name + " " + name + "Box");
    }
  }

  private void narrowed(Both both) {
    String name = name();
    String from = "@ConvertedFrom(" + VERSION + ", fallback = ";
    switch (random.nextInt(3)) {
      case 0 -> {
        both.hub.add(from + "\"0\") public Long " + name);
        both.spoke.add("public Integer " + name);
      }
      case 1 -> {
        both.hub.add(from + "\"a\") @EnumValues({\"a\", \"b\", \"c\"}) public String " + name);
        both.spoke.add("@EnumValues({\"a\", \"b\"}) public String " + name);
      }
      default -> {
        both.hub.add(from + "\"none\") @IntOrString public Object " + name);
        both.spoke.add("public String " + name);
      }
    }
  }

  private void singleAndList(Both both) {
    String name = name();
    String from = "@ConvertedFrom(" + VERSION + ", path = \"." + name + "One\") ";
    if (random.nextBoolean()) {
      both.hub.add(from + "public List<Integer> " + name);
      both.spoke.add("public Integer " + name + "One");
    } else {
      both.hub.add(from + "public Integer " + name);
      both.spoke.add("public List<Integer> " + name + "One");
    }
  }

  /** The same in both, or in one only: two different ones are no conversion that loses nothing. */
  private void defaulted(Both both) {
    String field = "@Default(\"1\") public Integer " + name();
    int where = random.nextInt(3);
    if (where > 0) {
      both.hub.add(field);
    }
    if (where < 2) {
      both.spoke.add(field);
    }
  }

  private void oneVersionOnly(List<String> fields) {
    String name = name();
    String type = "Only" + name;
    emit(type, List.of(scalar() + "one", "@Default(\"x\") public String two"));
    fields.add(
        random.nextInt(3) == 0
            ? "public List<" + type + "> " + name
            : "public " + type + " " + name);
  }

  /** The declaration of a field in the hub and in the spoke, less its name. */
  private String[] types(int depth) {
    int kind = depth == DEPTH ? 0 : random.nextInt(7);
    if (kind < 2) {
      String scalar = scalar();
      return new String[] {scalar, scalar};
    }
    String hub = "Hub" + name();
    String spoke = "Spoke" + name();
    String before = "public ";
    String after = " ";
    List<String> given = List.of();
    switch (kind) {
      case 2 -> {
        before = "@ListType(value = ListType.Kind.MAP, keys = \"key\") public List<";
        after = "> ";
        given = List.of("@Required public String key");
      }
      case 3 -> {
        before = "public List<";
        after = "> ";
      }
      case 4 -> {
        before = "public Map<String, ";
        after = "> ";
      }
      default -> {}
    }
    object(hub, spoke, given, depth + 1);
    return new String[] {before + hub + after, before + spoke + after};
  }

  private String scalar() {
    return SCALARS.get(random.nextInt(SCALARS.size()));
  }

  private String name() {
    return "f" + names++;
  }
}
