package io.github.crd4j.model;

import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The order in which the API server prefers versions: {@code v2, v1, v1beta2, v1alpha1, foo}.
 *
 * <p>Transliterated from {@code CompareKubeAwareVersionStrings} in {@code
 * k8s.io/apimachinery/pkg/version/helpers.go}: general availability before beta before alpha, then
 * the higher number; other names come last, in alphabetical order.
 */
public final class VersionPriority {

  private static final Pattern KUBE_LIKE =
      Pattern.compile("v([1-9][0-9]*)(?:(alpha|beta)([1-9][0-9]*))?");

  /** Most preferred first. */
  public static final Comparator<String> ORDER = VersionPriority::compare;

  private VersionPriority() {}

  private static int compare(String left, String right) {
    Parsed l = Parsed.of(left);
    Parsed r = Parsed.of(right);
    if (l == null || r == null) {
      return l != null ? -1 : r != null ? 1 : left.compareTo(right);
    }
    return Comparator.comparingInt(Parsed::stability)
        .thenComparingLong(Parsed::major)
        .thenComparingLong(Parsed::minor)
        .reversed()
        .compare(l, r);
  }

  private record Parsed(int stability, long major, long minor) {

    static @Nullable Parsed of(String version) {
      Matcher matcher = KUBE_LIKE.matcher(version);
      if (!matcher.matches()) {
        return null;
      }
      String stage = matcher.group(2);
      try {
        return new Parsed(
            stage == null ? 2 : stage.equals("beta") ? 1 : 0,
            Long.parseLong(matcher.group(1)),
            stage == null ? 0 : Long.parseLong(matcher.group(3)));
      } catch (NumberFormatException tooLarge) {
        return null;
      }
    }
  }
}
