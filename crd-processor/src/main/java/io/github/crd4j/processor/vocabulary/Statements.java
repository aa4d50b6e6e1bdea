package io.github.crd4j.processor.vocabulary;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.ValidationRule;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Origin;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All that the annotations at one place say, in order of precedence. */
public final class Statements {

  /**
   * An annotation whose own value is wrong whatever it stands on.
   *
   * @param message one sentence in the style of a finding
   */
  public record Misuse(String message, Origin origin, List<String> details) {}

  private final List<Statement<?>> keywords = new ArrayList<>();
  private final List<TextStatement> texts = new ArrayList<>();
  private final List<SizeStatement> sizes = new ArrayList<>();
  private final List<StatedRule> rules = new ArrayList<>();
  private final List<FieldsRule> fieldsRules = new ArrayList<>();
  private final List<AnnotationUse> marks = new ArrayList<>();
  private final List<Misuse> misuses = new ArrayList<>();
  private final List<Misuse> ignored = new ArrayList<>();
  private final List<AnnotationUse> customizers = new ArrayList<>();
  private @Nullable AnnotationUse required;
  private @Nullable AnnotationUse immutable;
  private @Nullable AnnotationUse patch;
  private @Nullable AnnotationUse detail;
  private @Nullable AnnotationUse recursive;

  /**
   * Says {@code value} of {@code keyword}; the origin is the annotation's member {@code member}.
   */
  public <T> void say(Keyword<T> keyword, T value, AnnotationUse use, String member) {
    Origin origin = use.origin(member);
    keywords.add(new Statement<>(keyword, value, use, rest -> origin));
  }

  public <T> void say(Statement<T> statement) {
    keywords.add(statement);
  }

  /** Says the text of the member {@code value}. */
  public void sayText(Keyword<?> keyword, List<String> texts, AnnotationUse use) {
    this.texts.add(new TextStatement(keyword, texts, use, "value"));
  }

  public void say(TextStatement text) {
    texts.add(text);
  }

  public void say(SizeStatement size) {
    sizes.add(size);
  }

  public void demand(ValidationRule rule, AnnotationUse use) {
    rules.add(new StatedRule(rule, use));
  }

  public void demand(FieldsRule rule) {
    fieldsRules.add(rule);
  }

  /** Singles the member out for the whole resource, as a column or the like. */
  public void mark(AnnotationUse use) {
    marks.add(use);
  }

  public void require(AnnotationUse use) {
    required = required == null ? use : required;
  }

  public void forbidChange(AnnotationUse use) {
    immutable = immutable == null ? use : immutable;
  }

  public void detail(AnnotationUse use) {
    detail = detail == null ? use : detail;
  }

  public void patch(AnnotationUse use) {
    patch = patch == null ? use : patch;
  }

  /** Changes the schema as fabric8's customizer does, after all else. */
  public void customize(AnnotationUse use) {
    customizers.add(use);
  }

  /** Notes that an annotation has no effect, whatever it stands on. */
  public void ignore(AnnotationUse use, String reason, String... details) {
    ignored.add(
        new Misuse(
            use.displayName() + " has no effect, because " + reason,
            use.origin(),
            List.of(details)));
  }

  /** Lets the class of the member contain itself through it. */
  public void repeat(AnnotationUse use) {
    recursive = recursive == null ? use : recursive;
  }

  public void misuse(Origin origin, String message, String... details) {
    misuses.add(new Misuse(message, origin, List.of(details)));
  }

  public List<Statement<?>> keywords() {
    return keywords;
  }

  public List<TextStatement> texts() {
    return texts;
  }

  public List<SizeStatement> sizes() {
    return sizes;
  }

  public List<StatedRule> rules() {
    return rules;
  }

  public List<FieldsRule> fieldsRules() {
    return fieldsRules;
  }

  public List<AnnotationUse> marks() {
    return marks;
  }

  public List<Misuse> misuses() {
    return misuses;
  }

  /** Annotations that have no effect. */
  public List<Misuse> ignored() {
    return ignored;
  }

  /** fabric8's customizers. */
  public List<AnnotationUse> customizers() {
    return customizers;
  }

  /** The annotation that makes the property required, or null. */
  public @Nullable AnnotationUse required() {
    return required;
  }

  /** The annotation that forbids to change the property, or null. */
  public @Nullable AnnotationUse immutable() {
    return immutable;
  }

  /** The annotation that says how much of the schema is wanted, or null. */
  public @Nullable AnnotationUse detail() {
    return detail;
  }

  /** The annotation that patches the schema, or null. */
  public @Nullable AnnotationUse patch() {
    return patch;
  }

  /** The annotation that says how deep the class may contain itself through the member, or null. */
  public @Nullable AnnotationUse recursive() {
    return recursive;
  }

  /** The first text for {@code keyword}, or null. */
  public @Nullable TextStatement text(Keyword<?> keyword) {
    return texts.stream().filter(text -> text.keyword() == keyword).findFirst().orElse(null);
  }

  /** Whether nothing at all is said. */
  public boolean isEmpty() {
    return keywords.isEmpty()
        && texts.isEmpty()
        && sizes.isEmpty()
        && rules.isEmpty()
        && fieldsRules.isEmpty()
        && marks.isEmpty()
        && misuses.isEmpty()
        && ignored.isEmpty()
        && customizers.isEmpty()
        && required == null
        && immutable == null
        && patch == null
        && detail == null
        && recursive == null;
  }
}
