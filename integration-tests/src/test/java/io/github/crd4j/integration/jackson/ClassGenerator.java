package io.github.crd4j.integration.jackson;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;

/**
 * Makes the source of a class with random members, annotations, types and nested classes.
 *
 * <p>Equal seeds make equal classes. All types are such that every JSON that the schema allows can
 * be read, save those of a class that says {@code // loose}.
 */
final class ClassGenerator {
  private static final List<String> NAMES =
      List.of(
          "name",
          "size",
          "aName",
          "xIndex",
          "url",
          "URLPath",
          "nodeIPs",
          "ipv4",
          "tlsMode",
          "isActive",
          "enabled",
          "max_size",
          "dotted",
          "kindOf",
          "HTTPServer",
          "eMail",
          "v1Beta1");
  private static final List<String> EXACT =
      List.of(
          "String",
          "int",
          "Integer",
          "long",
          "Long",
          "boolean",
          "Boolean",
          "double",
          "Double",
          "java.math.BigInteger",
          "java.util.UUID",
          "java.time.Instant",
          "java.time.LocalDate",
          "Object",
          "tools.jackson.databind.JsonNode");
  private static final List<String> LOOSE =
      List.of(
          "java.net.URI",
          "java.time.Duration",
          "char",
          "short",
          "byte[]",
          "java.time.LocalDateTime",
          "java.util.Locale",
          "java.time.ZoneId",
          "java.math.BigDecimal",
          "java.time.OffsetDateTime",
          "java.util.Date",
          "java.util.concurrent.atomic.AtomicInteger",
          "java.util.Currency",
          "float");
  private static final List<String> STRATEGIES =
      List.of(
          "SnakeCaseStrategy",
          "KebabCaseStrategy",
          "UpperCamelCaseStrategy",
          "LowerCaseStrategy",
          "UpperSnakeCaseStrategy",
          "LowerDotCaseStrategy",
          "LowerCamelCaseStrategy");

  private final Random random;
  private final StringBuilder nested = new StringBuilder();
  private boolean loose;
  private int classes;

  private ClassGenerator(Random random) {
    this.random = random;
  }

  /** A member of a class that is made. */
  private record Member(String type, String name, String annotations) {
    String suffix() {
      return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }
  }

  /** The class of {@code seed}. */
  static Sample next(long seed) {
    ClassGenerator generator = new ClassGenerator(new Random(seed));
    String name = "Generated" + Long.toUnsignedString(seed);
    String own = generator.body(name, "public", 2);
    String end = own.substring(0, own.lastIndexOf('}'));
    return new Sample(
        name,
        "package samples;\n\n"
            + "import com.fasterxml.jackson.annotation.*;\n"
            + "import tools.jackson.databind.PropertyNamingStrategies;\n"
            + "import tools.jackson.databind.annotation.JsonNaming;\n"
            + "import java.util.*;\n\n"
            + (generator.loose ? "// loose\n" : "")
            + end
            + generator.nested
            + "}\n");
  }

  private boolean oneIn(int count) {
    return random.nextInt(count) == 0;
  }

  private <T> T oneOf(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }

  /** The declaration of a class of a random style. */
  private String body(String name, String modifiers, int levels) {
    List<Member> members = members(levels);
    String head = annotations();
    return switch (random.nextInt(5)) {
      case 0 -> head + fields(name, modifiers, members);
      case 1 -> head + record(name, modifiers, members);
      case 2 -> head + creator(name, modifiers, members);
      default -> head + bean(name, modifiers, members);
    };
  }

  private String annotations() {
    StringBuilder annotations = new StringBuilder();
    if (oneIn(4)) {
      annotations.append("@JsonNaming(PropertyNamingStrategies.");
      annotations.append(oneOf(STRATEGIES)).append(".class)\n");
    }
    if (oneIn(6)) {
      annotations.append("@JsonPropertyOrder(alphabetic = true)\n");
    }
    if (oneIn(6)) {
      annotations.append("@JsonInclude(JsonInclude.Include.NON_NULL)\n");
    }
    return annotations.toString();
  }

  private List<Member> members(int levels) {
    List<Member> members = new ArrayList<>();
    Set<String> taken = new HashSet<>();
    int count = 1 + random.nextInt(5);
    while (members.size() < count) {
      String name = oneOf(NAMES);
      if (taken.add(name.toLowerCase(Locale.ROOT).replaceFirst("^is", ""))) {
        String type = type(levels);
        members.add(new Member(type, name, annotations(name, type, members.size())));
      }
    }
    return members;
  }

  private String annotations(String name, String type, int index) {
    String annotations = "";
    if (oneIn(4)) {
      annotations += "@JsonProperty(\"" + (oneIn(2) ? "x-" + name : "p" + index) + "\") ";
    }
    if (oneIn(8)) {
      loose = true;
      annotations += "@JsonAlias(\"alias" + index + "\") ";
    }
    if (oneIn(4) && Set.of("int", "Integer", "long", "Boolean", "double").contains(type)) {
      loose = true;
      annotations += "@JsonFormat(shape = JsonFormat.Shape.STRING) ";
    }
    return annotations;
  }

  private String type(int levels) {
    return switch (random.nextInt(levels > 0 ? 12 : 6)) {
      case 0, 1, 2, 3 -> scalar();
      case 4 -> enumeration();
      case 5 -> "List<" + boxed(scalar()) + ">";
      case 6 -> "List<" + boxed(type(levels - 1)) + ">";
      case 7 -> "Map<String, " + boxed(type(levels - 1)) + ">";
      case 8 -> union();
      case 9 -> type(levels - 1).replaceAll("^byte\\[]$", "String") + "[]";
      case 10 -> pair(levels - 1);
      default -> plain(levels - 1);
    };
  }

  private String scalar() {
    if (oneIn(4)) {
      loose = true;
      return oneOf(LOOSE);
    }
    return oneOf(EXACT);
  }

  private static String boxed(String type) {
    return switch (type) {
      case "int" -> "Integer";
      case "char" -> "Character";
      case "long", "boolean", "double", "float", "short" ->
          type.substring(0, 1).toUpperCase(Locale.ROOT) + type.substring(1);
      default -> type;
    };
  }

  private String newName(String kind) {
    return kind + classes++;
  }

  private String plain(int levels) {
    String name = newName("Part");
    nested.append(body(name, "public static", levels));
    return name;
  }

  private String enumeration() {
    String name = newName("Choice");
    nested.append("public enum ").append(name).append(" {\n  ");
    for (int i = 0; i < 3; i++) {
      nested.append(oneIn(3) ? "@JsonProperty(\"c-" + i + "\") " : "");
      nested.append("VALUE_").append(i).append(i < 2 ? ", " : "");
    }
    nested.append("\n}\n");
    return name;
  }

  private String pair(int levels) {
    String name = newName("Pair");
    nested.append("public static class ").append(name).append("<A, B> {\n");
    nested.append("  public A left;\n  public List<B> right;\n}\n");
    return name + "<" + boxed(type(levels)) + ", " + boxed(scalar()) + ">";
  }

  private String union() {
    String name = newName("Union");
    boolean wrapper = oneIn(3);
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      String part = newName("Variant");
      parts.add(part);
      // Rules cannot see into what has no type, so that variants have scalars only.
      List<Member> members =
          List.of(
              new Member("String", "text" + i, ""),
              new Member(oneIn(2) ? "Integer" : "boolean", "number" + i, ""));
      nested.append(
          fields(part, "public static", members)
              .replaceFirst(" \\{", " implements " + name + " {"));
    }
    nested.append("@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, ");
    nested.append(
        wrapper ? "include = JsonTypeInfo.As.WRAPPER_OBJECT)\n" : "property = \"of-kind\")\n");
    nested.append("@JsonSubTypes({");
    for (String part : parts) {
      nested.append("@JsonSubTypes.Type(value = ").append(part).append(".class, name = \"");
      nested.append(part.toLowerCase(Locale.ROOT)).append("\"), ");
    }
    nested.append("})\npublic interface ").append(name).append(" {}\n");
    return name;
  }

  private static String fields(String name, String modifiers, List<Member> members) {
    StringBuilder text = new StringBuilder(modifiers + " class " + name + " {\n");
    for (Member member : members) {
      text.append("  ").append(member.annotations()).append("public ");
      text.append(member.type()).append(' ').append(member.name()).append(";\n");
    }
    return text.append("}\n").toString();
  }

  private static String record(String name, String modifiers, List<Member> members) {
    List<String> components = new ArrayList<>();
    members.forEach(m -> components.add(m.annotations() + m.type() + " " + m.name()));
    return modifiers + " record " + name + "(" + String.join(", ", components) + ") {\n}\n";
  }

  private static String creator(String name, String modifiers, List<Member> members) {
    StringBuilder text = new StringBuilder(modifiers + " class " + name + " {\n");
    List<String> parameters = new ArrayList<>();
    StringBuilder assignments = new StringBuilder();
    int index = 0;
    for (Member member : members) {
      String json = "arg-" + index++;
      text.append("  @JsonProperty(\"").append(json).append("\") private final ");
      text.append(member.type()).append(' ').append(member.name()).append(";\n");
      parameters.add("@JsonProperty(\"" + json + "\") " + member.type() + " " + member.name());
      assignments.append("    this.").append(member.name()).append(" = ");
      assignments.append(member.name()).append(";\n");
    }
    text.append("  @JsonCreator ").append(name).append("(").append(String.join(", ", parameters));
    return text.append(") {\n").append(assignments).append("  }\n}\n").toString();
  }

  private String bean(String name, String modifiers, List<Member> members) {
    boolean fluent = oneIn(3);
    StringBuilder text = new StringBuilder(modifiers + " class " + name + " {\n");
    for (Member member : members) {
      String prefix = member.type().equals("boolean") ? "is" : "get";
      // Of these names Jackson does not see that the field belongs to its accessors.
      boolean onGetter = member.name().matches("[a-z]?[A-Z].*") || oneIn(3);
      text.append("  ").append(onGetter ? "" : member.annotations()).append("private ");
      text.append(member.type()).append(' ').append(member.name()).append(";\n  ");
      text.append(onGetter ? member.annotations() : "").append("public ").append(member.type());
      text.append(' ').append(prefix).append(member.suffix()).append("() { return ");
      text.append(member.name()).append("; }\n  public ").append(fluent ? name : "void");
      text.append(" set").append(member.suffix()).append("(").append(member.type());
      text.append(" value) { ").append(member.name()).append(" = value; ");
      text.append(fluent ? "return this; " : "").append("}\n");
    }
    return text.append("}\n").toString();
  }
}
