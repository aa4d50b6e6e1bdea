package io.github.crd4j.processor.read;

import io.github.crd4j.model.CelIdentifier;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.ValidationRule;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.vocabulary.StatedRule;
import io.github.crd4j.processor.vocabulary.Statements;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/** Repeats the schema of a class that contains itself as often as {@code @Recursive} says. */
final class Unrolling {

  /** More levels than this are a mistake: each repeats the whole class. */
  private static final int MAX_DEPTH = 32;

  /** How many classes one member may repeat: the API server takes no CRD above some 1.5 MB. */
  private static final int MAX_CLASSES = 4_000;

  private final Reading reading;
  private final OpenClasses open;

  /** How deep the members with the annotation are being read. */
  private final Map<Element, Integer> levels = new HashMap<>();

  /** Members that were met again below themselves. */
  private final Set<Element> repeated = new HashSet<>();

  private boolean atBottom;
  private int classes;

  Unrolling(Reading reading, OpenClasses open) {
    this.reading = reading;
    this.open = open;
  }

  /** Whether the schema of a class depends on how deep it is. */
  boolean isActive() {
    return !levels.isEmpty();
  }

  /** Whether what is being read is deeper than the last level, so that objects are open there. */
  boolean isAtBottom() {
    return atBottom;
  }

  /** Counts a class that is read; false if there are too many of them. */
  boolean admitsClass() {
    return !isActive() || ++classes <= MAX_CLASSES;
  }

  /** Whether {@code member} is already as deep as {@code use} allows. */
  boolean isDeepest(Element member, AnnotationUse use) {
    int level = levels.getOrDefault(member, 0);
    if (level > 0) {
      repeated.add(member);
    }
    return level >= depth(use);
  }

  /** Reads {@code member} one level deeper, and reports an annotation that does nothing. */
  SchemaDraft deeper(Element member, AnnotationUse use, Place place, Supplier<SchemaDraft> read) {
    if (!isActive()) {
      classes = 0;
    }
    int level = levels.merge(member, 1, Integer::sum);
    if (level == 1) {
      checkDepth(use);
    }
    open.cut();
    try {
      SchemaDraft draft = read.get();
      // What is too large need not be looked at further.
      return level == 1 && classes > MAX_CLASSES ? SchemaDraft.anything(place) : draft;
    } finally {
      open.join();
      if (level == 1) {
        levels.remove(member);
        reportUse(member, use, place);
      } else {
        levels.put(member, level - 1);
      }
    }
  }

  private void checkDepth(AnnotationUse use) {
    Number depth = use.number("depth");
    if (depth != null && (depth.intValue() < 1 || depth.intValue() > MAX_DEPTH)) {
      reading.report(
          SourceRule.AnnotationValueInvalid,
          use.origin("depth"),
          use.displayName() + " needs a depth from 1 to " + MAX_DEPTH + ", but has " + depth,
          "each level repeats the whole schema of the class");
    }
  }

  private void reportUse(Element member, AnnotationUse use, Place place) {
    if (!repeated.contains(member)) {
      reading.report(
          SourceRule.AnnotationWithoutEffect,
          use.origin(),
          use.displayName()
              + " has no effect on "
              + place.name()
              + ", whose type does not contain it again",
          "it says how deep a class may contain itself");
    } else if (!isActive() && classes > MAX_CLASSES) {
      reading.report(
          SourceRule.AnnotationValueInvalid,
          use.origin("depth"),
          place.name()
              + " with "
              + use.displayName()
              + " has more than "
              + MAX_CLASSES
              + " schemas of classes in it",
          "the API server takes no CRD of such a size",
          "lessen the depth; where a class has several such members, their levels multiply");
    }
  }

  /** What {@code read} gives for a member below the last level: its shape, with open objects. */
  SchemaDraft bottom(AnnotationUse use, Supplier<SchemaDraft> read) {
    atBottom = true;
    open.cut();
    SchemaDraft draft;
    try {
      draft = read.get();
    } finally {
      open.join();
      atBottom = false;
    }
    Keyword<Long> limit = isRefused(use) ? limitOf(draft.schema()) : null;
    if (limit != null) {
      draft.set(limit, 0L, use.origin());
    }
    return draft;
  }

  /** What keeps a list or map empty; null if {@code schema} is another value. */
  private static @Nullable Keyword<Long> limitOf(Schema schema) {
    if (schema.isType("array") && schema.minItems() == null) {
      return Keyword.MAX_ITEMS;
    }
    return schema.additionalProperties() != null ? Keyword.MAX_PROPERTIES : null;
  }

  /** Forbids the property {@code name} of {@code holder} if objects end where its schema does. */
  void forbid(String name, SchemaDraft bottom, AnnotationUse use, SchemaDraft holder) {
    if (!isRefused(use) || limitOf(bottom.schema()) != null) {
      return;
    }
    String identifier = CelIdentifier.of(name);
    if (identifier == null) {
      List<Schema> all = new ArrayList<>(holder.schema().allOf());
      Schema required = Schema.EMPTY.with(Keyword.REQUIRED, List.of(name));
      all.add(Schema.EMPTY.with(Keyword.NOT, required));
      holder.set(Keyword.ALL_OF, all, use.origin());
      return;
    }
    int depth = depth(use);
    PropertyRules.add(
        holder,
        new StatedRule(
            ValidationRule.of(
                "!has(self." + identifier + ")",
                name + " is allowed only " + depth + (depth == 1 ? " level" : " levels") + " deep"),
            use));
  }

  /** Leaves out the rules that look into one of {@code bottoms}, where there is nothing to see. */
  static void dropRulesInto(List<String> bottoms, Statements said) {
    for (String name : bottoms) {
      String identifier = CelIdentifier.of(name);
      if (identifier != null) {
        Pattern into = Pattern.compile("\\bself\\s*\\.\\s*" + identifier + "\\s*[.\\[]");
        said.rules().removeIf(rule -> into.matcher(rule.rule().rule()).find());
      }
    }
  }

  static boolean isRefused(AnnotationUse use) {
    return use.constant("then", "PRESERVE").equals("ERROR");
  }

  private static int depth(AnnotationUse use) {
    Number depth = use.number("depth");
    return depth == null || depth.intValue() > MAX_DEPTH ? 1 : Math.max(1, depth.intValue());
  }
}
