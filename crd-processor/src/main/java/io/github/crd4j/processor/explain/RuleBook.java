package io.github.crd4j.processor.explain;

import io.github.crd4j.rules.Suggestion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The pages of all rules, which the jar has from {@code docs/rules}. */
public final class RuleBook {

  private static final String DIRECTORY = "/META-INF/crd4j/rules/";
  private static final Pattern LINE =
      Pattern.compile("## (.+)|\\| \\[(\\w+)\\]\\(\\w+\\.md\\) \\| (.*) \\|");

  private RuleBook() {}

  /** All rules, in the order of the book. */
  public static List<RuleSummary> rules() {
    List<RuleSummary> rules = new ArrayList<>();
    String subject = "";
    for (String line : read("README").lines().toList()) {
      Matcher matcher = LINE.matcher(line);
      if (matcher.matches()) {
        if (matcher.group(1) == null) {
          rules.add(new RuleSummary(matcher.group(2), subject, matcher.group(3)));
        } else {
          subject = matcher.group(1);
        }
      }
    }
    return rules;
  }

  /** The page of the rule {@code id} in Markdown, or null if there is no such rule. */
  public static @Nullable String page(String id) {
    return rules().stream().anyMatch(rule -> rule.id().equals(id)) ? read(id) : null;
  }

  /** One line per rule below the headings of the book. */
  public static String list() {
    List<RuleSummary> rules = rules();
    int width = rules.stream().mapToInt(rule -> rule.id().length()).max().orElse(0) + 2;
    StringBuilder list = new StringBuilder();
    String subject = "";
    for (RuleSummary rule : rules) {
      if (!rule.subject().equals(subject)) {
        list.append(subject.isEmpty() ? "" : "\n").append(rule.subject()).append('\n');
        subject = rule.subject();
      }
      list.append("  ").append(rule.id()).append(" ".repeat(width - rule.id().length()));
      list.append(rule.sentence()).append('\n');
    }
    return list.toString();
  }

  /** Says that there is no rule {@code id}, and which is nearest. */
  public static String unknown(String id) {
    List<String> ids = rules().stream().map(RuleSummary::id).toList();
    return "there is no rule '" + id + "'" + Suggestion.didYouMean(id, ids);
  }

  private static String read(String name) {
    String file = DIRECTORY + name + ".md";
    try (InputStream in = RuleBook.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("the jar of crd-processor has no " + file);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
