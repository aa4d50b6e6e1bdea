package io.github.crd4j.processor.vocabulary;

import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Whether an annotation says that a value may be null.
 *
 * <p>Such annotations are known by their simple names, of whatever package, as tools that check
 * nullness know them. Those of ours and of fabric8 with such a name say something else: that JSON
 * may have a null; and those of Bean Validation are constraints.
 */
public final class Nullness {

  /** What can be said. */
  public enum Kind {
    /** The value may be null. */
    NULLABLE,
    /** The value is never null. */
    NON_NULL,
    /** Nothing is known, whatever is said further out. */
    UNSPECIFIED
  }

  private static final Set<String> NON_NULL =
      Set.of("NonNull", "Nonnull", "NotNull", "NonNullDecl", "NonNullType");

  private static final Set<String> NULLABLE =
      Set.of(
          "Nullable",
          "CheckForNull",
          "MonotonicNonNull",
          "NullableDecl",
          "NullableType",
          "PolyNull",
          "PossiblyNull");

  private static final String NICKNAME = "javax.annotation.meta.TypeQualifierNickname";
  static final String JSR305_NON_NULL = "javax.annotation.Nonnull";

  private final Map<String, Kind> nicknames = new HashMap<>();

  /** What {@code use} says; null if it is about something else. */
  public @Nullable Kind of(AnnotationUse use) {
    String name = use.name();
    String simpleName = name.substring(name.lastIndexOf('.') + 1);
    if (NULLABLE.contains(simpleName)) {
      return saysJson(name) ? null : Kind.NULLABLE;
    }
    if (NON_NULL.contains(simpleName)) {
      return name.contains(".validation.constraints.") ? null : nonNull(use);
    }
    Kind nickname = nicknames.computeIfAbsent(name, n -> nickname(use));
    return nickname == Kind.UNSPECIFIED ? null : nickname;
  }

  /** Whether the annotation called {@code name} is about the null of JSON, not that of Java. */
  public static boolean saysJson(String name) {
    return name.startsWith(CrdVocabulary.PACKAGE)
        || name.startsWith("io.fabric8.generator.annotation.");
  }

  /** That of JSR 305 has a member for cases in which it says the opposite. */
  private static Kind nonNull(AnnotationUse use) {
    return switch (use.name().equals(JSR305_NON_NULL) ? use.constant("when", "ALWAYS") : "ALWAYS") {
      case "ALWAYS" -> Kind.NON_NULL;
      case "UNKNOWN" -> Kind.UNSPECIFIED;
      default -> Kind.NULLABLE;
    };
  }

  /** What a name that somebody gave to annotations of JSR 305 stands for. */
  private Kind nickname(AnnotationUse use) {
    if (use.meta().stream().noneMatch(meta -> meta.name().equals(NICKNAME))) {
      return Kind.UNSPECIFIED;
    }
    for (AnnotationUse meta : use.meta()) {
      String name = meta.name();
      if (name.equals(JSR305_NON_NULL) || name.equals("javax.annotation.CheckForNull")) {
        Kind kind = of(meta);
        return kind == null ? Kind.UNSPECIFIED : kind;
      }
    }
    return Kind.UNSPECIFIED;
  }
}
