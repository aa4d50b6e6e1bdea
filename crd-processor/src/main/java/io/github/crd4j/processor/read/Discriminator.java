package io.github.crd4j.processor.read;

import static java.util.stream.Collectors.joining;

import io.github.crd4j.model.CelIdentifier;
import io.github.crd4j.model.CelString;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The property whose value tells which variant an object is, as CEL rules name it.
 *
 * @param property its name in JSON
 * @param identifier its name in CEL
 * @param optional whether it may be missing, and then nothing is demanded
 */
record Discriminator(String property, String identifier, boolean optional) {

  /** So many ids are compared one by one: to the API server a list alone costs more than that. */
  static final int FEW = 2;

  /** The discriminator {@code property}; null if no rule can name it. */
  static @Nullable Discriminator of(String property, boolean optional) {
    String identifier = CelIdentifier.of(property);
    return identifier == null ? null : new Discriminator(property, identifier, optional);
  }

  /** The beginning of a rule that demands the rest only of objects with one of {@code ids}. */
  String onlyIf(List<String> ids) {
    return onlyIf("self", ids);
  }

  /** As {@link #onlyIf(List)}, for rules that look at the old object too. */
  String onlyIfUnchanged(List<String> ids) {
    return onlyIf("self", ids) + onlyIf("oldSelf", ids);
  }

  /** The beginning of a rule that demands the rest of all objects but those with {@code ids}. */
  String unless(List<String> ids) {
    return absent("self")
        + (ids.size() <= FEW
            ? compared("self", " == ", ids, " || ") + " || "
            : "self." + identifier + " in [" + quoted(ids) + "] || ");
  }

  /** The ids as a message says them. */
  String describe(List<String> ids) {
    return property + " is " + String.join(" or ", ids);
  }

  private String onlyIf(String object, List<String> ids) {
    return absent(object)
        + (ids.size() == 1
            ? compared(object, " != ", ids, "") + " || "
            : ids.size() <= FEW
                ? "(" + compared(object, " != ", ids, " && ") + ") || "
                : "!(" + object + "." + identifier + " in [" + quoted(ids) + "]) || ");
  }

  private String compared(String object, String operator, List<String> ids, String join) {
    return ids.stream()
        .map(id -> object + "." + identifier + operator + CelString.literal(id))
        .collect(joining(join));
  }

  private String absent(String object) {
    return optional ? "!has(" + object + "." + identifier + ") || " : "";
  }

  private static String quoted(List<String> ids) {
    return ids.stream().map(CelString::literal).collect(joining(", "));
  }
}
