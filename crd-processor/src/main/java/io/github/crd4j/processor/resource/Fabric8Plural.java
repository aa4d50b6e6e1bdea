package io.github.crd4j.processor.resource;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The plural that fabric8's client forms of a singular.
 *
 * <p>The client asks the API server for this name at run time, so it counts even where English has
 * another. The rules are those of {@code io.fabric8.kubernetes.api.Pluralize} 8.0.0.
 */
final class Fabric8Plural {

  private record Ending(Pattern pattern, String replacement) {
    static Ending of(String pattern, String replacement) {
      return new Ending(Pattern.compile(pattern), replacement);
    }
  }

  private static final Set<String> UNCHANGED =
      Set.of(
          "equipment",
          "fish",
          "information",
          "money",
          "news",
          "rice",
          "series",
          "sheep",
          "species");

  private static final Map<String, String> IRREGULAR =
      Map.of(
          "child", "children",
          "die", "dice",
          "egressqos", "egressqoses",
          "man", "men",
          "networkattachmentdefinition", "network-attachment-definitions",
          "nodemetrics", "nodes",
          "ox", "oxen",
          "person", "people",
          "podmetrics", "pods",
          "woman", "women");

  /** The first that matches decides. */
  private static final List<Ending> ENDINGS =
      List.of(
          Ending.of("([^aeiouy]|qu)y$", "$1ies"),
          Ending.of("(x|ch|ss|sh)$", "$1es"),
          Ending.of("(bus|alias|status|dns|prometheus|o)$", "$1es"),
          Ending.of("quiz$", "quizzes"),
          Ending.of("([ml|])ouse$", "$1ice"),
          Ending.of("([lr])f$", "$1ves"),
          Ending.of("([^f])fe$", "$1ves"),
          Ending.of("(cris|ax|test)is$", "$1es"),
          Ending.of("(analy|ba|diagno|parenthe|progno|synop|the)ses$", "$1sis"),
          Ending.of("([ti])um$", "$1a"));

  private Fabric8Plural() {}

  /** The plural of {@code singular}, which is in lower case. */
  static String of(String singular) {
    if (singular.isEmpty() || UNCHANGED.contains(singular)) {
      return singular;
    }
    String irregular = IRREGULAR.get(singular);
    if (irregular != null) {
      return irregular;
    }
    for (Ending ending : ENDINGS) {
      Matcher matcher = ending.pattern().matcher(singular);
      if (matcher.find()) {
        return matcher.replaceFirst(ending.replacement());
      }
    }
    return singular.endsWith("s") ? singular : singular + "s";
  }
}
