package io.github.crd4j.cel.compile;

import dev.cel.common.types.CelType;
import dev.cel.common.types.ListType;
import dev.cel.common.types.MapType;
import dev.cel.common.types.OpaqueType;
import dev.cel.common.types.OptionalType;
import dev.cel.common.types.SimpleType;
import dev.cel.common.types.StructTypeReference;
import dev.cel.common.types.TypeParamType;
import dev.cel.common.types.TypeType;
import java.util.ArrayList;
import java.util.List;

/** Reads the types in the function catalogue: {@code map(string, list(<T>))}. */
final class TypeSyntax {

  static final OpaqueType IP = OpaqueType.create("net.IP");
  static final OpaqueType CIDR = OpaqueType.create("net.CIDR");

  private final String text;
  private int next;

  private TypeSyntax(String text) {
    this.text = text;
  }

  /** The type that {@code text} writes. */
  static CelType parse(String text) {
    TypeSyntax syntax = new TypeSyntax(text);
    CelType type = syntax.type();
    if (syntax.next != text.length()) {
      throw new IllegalArgumentException("'" + text + "' is not one type");
    }
    return type;
  }

  /** The types that {@code text} lists, separated by commas. */
  static List<CelType> parseList(String text) {
    List<CelType> types = new ArrayList<>();
    TypeSyntax syntax = new TypeSyntax(text);
    while (syntax.next < text.length()) {
      types.add(syntax.type());
      syntax.skip(", ");
    }
    return types;
  }

  private CelType type() {
    if (skip("<")) {
      String name = word();
      expect(">");
      return TypeParamType.create(name);
    }
    String name = word();
    if (!skip("(")) {
      return named(name);
    }
    List<CelType> parameters = new ArrayList<>();
    do {
      parameters.add(type());
    } while (skip(", "));
    expect(")");
    return switch (name) {
      case "list" -> ListType.create(parameters.get(0));
      case "map" -> MapType.create(parameters.get(0), parameters.get(1));
      case "optional_type" -> OptionalType.create(parameters.get(0));
      case "type" -> TypeType.create(parameters.get(0));
      default -> throw new IllegalArgumentException("unknown type '" + name + "'");
    };
  }

  private static CelType named(String name) {
    return switch (name) {
      case "dyn" -> SimpleType.DYN;
      case "timestamp" -> SimpleType.TIMESTAMP;
      case "duration" -> SimpleType.DURATION;
      case "net.IP" -> IP;
      case "net.CIDR" -> CIDR;
      default ->
          name.startsWith("kubernetes.")
              ? StructTypeReference.create(name)
              : SimpleType.findByName(name)
                  .orElseThrow(() -> new IllegalArgumentException("unknown type '" + name + "'"));
    };
  }

  private String word() {
    int start = next;
    while (next < text.length() && "(),<> ".indexOf(text.charAt(next)) < 0) {
      next++;
    }
    return text.substring(start, next);
  }

  private boolean skip(String token) {
    boolean found = text.startsWith(token, next);
    if (found) {
      next += token.length();
    }
    return found;
  }

  private void expect(String token) {
    if (!skip(token)) {
      throw new IllegalArgumentException("'" + token + "' expected at " + next + " of " + text);
    }
  }
}
