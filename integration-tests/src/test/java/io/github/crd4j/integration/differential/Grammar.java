package io.github.crd4j.integration.differential;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The expressions of {@code differential/grammar.txt}, written by chance. */
final class Grammar {

  private static final List<String> EACH =
      List.of("int", "double", "string", "bool", "timestamp", "duration");
  private static final Pattern HOLE = Pattern.compile("\\{([a-z][a-z(), ]*)\\}|@([a-z]+)");
  private static final Map<String, List<String>> TEMPLATES = read();

  private final Dice dice;
  private final Map<String, List<String>> known = new HashMap<>();
  private int variables;

  /**
   * @param known expressions by type that there are besides
   */
  Grammar(Dice dice, Map<String, List<String>> known) {
    this.dice = dice;
    known.forEach((type, expressions) -> this.known.put(type, new ArrayList<>(expressions)));
  }

  /** An expression of {@code type}, with at most {@code depth} templates in one another. */
  String expression(String type, int depth) {
    if (dice.chance(1)) {
      return expression(dice.pick(new ArrayList<>(TEMPLATES.keySet())), depth - 1);
    }
    List<String> leaves = known.getOrDefault(type, List.of());
    if (!leaves.isEmpty() && dice.chance(depth <= 0 ? 85 : 45)) {
      return dice.pick(leaves);
    }
    List<String> templates = TEMPLATES.getOrDefault(type, List.of("dyn(1)"));
    List<String> flat = templates.stream().filter(t -> !HOLE.matcher(t).find()).toList();
    if (depth <= 0 && !flat.isEmpty()) {
      return dice.pick(flat);
    }
    // The first template of a type leads to an end.
    return filled(depth < 0 ? templates.get(0) : dice.pick(templates), depth);
  }

  private String filled(String template, int depth) {
    Matcher hole = HOLE.matcher(template);
    StringBuilder out = new StringBuilder();
    List<Runnable> ends = new ArrayList<>();
    while (hole.find()) {
      String text;
      if (hole.group(1) != null) {
        text = expression(hole.group(1), depth - 1);
      } else {
        text = "v" + variables++;
        List<String> leaves = known.computeIfAbsent(hole.group(2), key -> new ArrayList<>());
        leaves.add(0, text);
        ends.add(() -> leaves.remove(text));
      }
      hole.appendReplacement(out, Matcher.quoteReplacement(text));
    }
    ends.forEach(Runnable::run);
    return hole.appendTail(out).toString();
  }

  private static Map<String, List<String>> read() {
    Map<String, List<String>> templates = new HashMap<>();
    try (InputStream in =
        Objects.requireNonNull(Grammar.class.getResourceAsStream("/differential/grammar.txt"))) {
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList()) {
        if (!line.startsWith("#")) {
          for (String each : line.contains("<T>") ? EACH : List.of("")) {
            String[] parts = line.replace("<T>", each).split(" \\| ", 2);
            templates.computeIfAbsent(parts[0], key -> new ArrayList<>()).add(parts[1]);
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return templates;
  }
}
