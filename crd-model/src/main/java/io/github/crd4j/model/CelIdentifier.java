package io.github.crd4j.model;

import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Names of properties as CEL rules spell them.
 *
 * <p>Transliterated from {@code k8s.io/apiserver/pkg/cel/escaping.go}.
 */
public final class CelIdentifier {

  private static final Pattern ESCAPABLE = Pattern.compile("[a-zA-Z_./-][a-zA-Z0-9_./-]*");

  private static final Set<String> RESERVED =
      Set.of(
          "true",
          "false",
          "null",
          "in",
          "as",
          "break",
          "const",
          "continue",
          "else",
          "for",
          "function",
          "if",
          "import",
          "let",
          "loop",
          "package",
          "namespace",
          "return",
          "var",
          "void",
          "while");

  private static final Map<Integer, String> ESCAPES =
      Map.of((int) '.', "__dot__", (int) '-', "__dash__", (int) '/', "__slash__");

  private CelIdentifier() {}

  /** {@code name} as a rule spells it, or null if no rule can name it. */
  public static @Nullable String of(String name) {
    if (!ESCAPABLE.matcher(name).matches()) {
      return null;
    }
    if (RESERVED.contains(name)) {
      return "__" + name + "__";
    }
    return name.replace("__", "__underscores__")
        .chars()
        .mapToObj(c -> ESCAPES.getOrDefault(c, Character.toString(c)))
        .collect(Collectors.joining());
  }
}
