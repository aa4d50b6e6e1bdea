package io.github.crd4j.cel.compile;

import dev.cel.common.CelFunctionDecl;
import dev.cel.common.CelOverloadDecl;
import dev.cel.common.types.CelType;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Every function that rules may call, and since when: the contents of {@code functions.txt}. */
public final class FunctionCatalogue {

  private static final String RESOURCE = "functions.txt";

  private final Map<String, List<Overload>> byName;

  private FunctionCatalogue(Map<String, List<Overload>> byName) {
    this.byName = byName;
  }

  /**
   * One signature of a function.
   *
   * @param since the minor version of the environment that brought it
   * @param declaration what the type checker needs
   */
  public record Overload(int since, CelOverloadDecl declaration) {}

  /** The catalogue of all versions. */
  public static FunctionCatalogue load() {
    Map<String, List<Overload>> byName = new TreeMap<>();
    try (InputStream in = FunctionCatalogue.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IllegalStateException(RESOURCE + " is missing");
      }
      BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
      int since = 0;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.startsWith("[")) {
          since = Integer.parseInt(line.substring(line.indexOf('.') + 1, line.length() - 1));
        } else if (!line.isEmpty() && !line.startsWith("#")) {
          String[] cells = line.split(" \\| ", 3);
          byName
              .computeIfAbsent(cells[0], name -> new ArrayList<>())
              .add(new Overload(since, declaration(cells[1], cells[2])));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new FunctionCatalogue(byName);
  }

  private static CelOverloadDecl declaration(String id, String signature) {
    int arrow = signature.lastIndexOf(" -> ");
    CelType result = TypeSyntax.parse(signature.substring(arrow + 4));
    String call = signature.substring(0, arrow);
    int dot = receiverEnd(call);
    String parameters = call.substring(dot < 0 ? 1 : dot + 2, call.length() - 1);
    List<CelType> types = new ArrayList<>();
    if (dot >= 0) {
      types.add(TypeSyntax.parse(call.substring(0, dot)));
    }
    types.addAll(TypeSyntax.parseList(parameters));
    return dot >= 0
        ? CelOverloadDecl.newMemberOverload(id, result, types)
        : CelOverloadDecl.newGlobalOverload(id, result, types);
  }

  /** Where the dot between receiver and parameters stands, or -1 for a global function. */
  private static int receiverEnd(String call) {
    return call.startsWith("(") ? -1 : call.indexOf(".(");
  }

  /** The names of all functions of environment {@code minor}, in alphabetical order. */
  public List<String> names(int minor) {
    return byName.keySet().stream().filter(name -> declaration(name, minor) != null).toList();
  }

  /** The overloads of {@code name} in any version, none if there is no such function. */
  public List<Overload> overloads(String name) {
    return byName.getOrDefault(name, List.of());
  }

  /** The function {@code name} as environment {@code minor} has it, or null. */
  @Nullable CelFunctionDecl declaration(String name, int minor) {
    List<CelOverloadDecl> available =
        overloads(name).stream()
            .filter(overload -> overload.since() <= minor)
            .map(Overload::declaration)
            .toList();
    return available.isEmpty() ? null : CelFunctionDecl.newFunctionDeclaration(name, available);
  }

  /** The functions called in a rule by the names in {@code names}; unknown ones are left out. */
  List<CelFunctionDecl> declarations(Collection<String> names, int minor) {
    Map<String, CelFunctionDecl> declarations = new LinkedHashMap<>();
    for (String name : names) {
      CelFunctionDecl declaration = declaration(name, minor);
      if (declaration != null) {
        declarations.put(name, declaration);
      }
    }
    return List.copyOf(declarations.values());
  }
}
