package io.github.crd4j.processor.vocabulary;

import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A range of versions of an API as Strimzi's annotations write it: {@code all}, {@code empty},
 * {@code v1beta1}, {@code v1alpha1+} or {@code v1alpha1-v1beta2}, both ends included.
 *
 * <p>There a version is later than another by its number first: {@code v1alpha1 < v1beta1 < v1 <
 * v2alpha1}.
 */
public final class VersionRange {

  private static final Pattern VERSION = Pattern.compile("v(\\d{1,9})(?:(alpha|beta)(\\d{1,9}))?");

  private record Version(int major, int stability, int minor) {
    static final Comparator<Version> ORDER =
        Comparator.comparingInt(Version::major)
            .thenComparingInt(Version::stability)
            .thenComparingInt(Version::minor);

    static @Nullable Version of(String text) {
      Matcher matcher = VERSION.matcher(text);
      if (!matcher.matches()) {
        return null;
      }
      String stage = matcher.group(2);
      return new Version(
          Integer.parseInt(matcher.group(1)),
          stage == null ? 2 : stage.equals("beta") ? 1 : 0,
          stage == null ? 0 : Integer.parseInt(matcher.group(3)));
    }
  }

  private static final VersionRange ALL = new VersionRange(null, null, false);
  private static final VersionRange EMPTY = new VersionRange(null, null, true);

  private final @Nullable Version from;
  private final @Nullable Version to;
  private final boolean empty;

  private VersionRange(@Nullable Version from, @Nullable Version to, boolean empty) {
    this.from = from;
    this.to = to;
    this.empty = empty;
  }

  /** The range that {@code text} says, or null if it says none. */
  public static @Nullable VersionRange parse(String text) {
    if (text.equals("all")) {
      return ALL;
    }
    if (text.equals("empty")) {
      return EMPTY;
    }
    int dash = text.indexOf('-');
    boolean open = text.endsWith("+");
    Version from =
        Version.of(
            dash >= 0
                ? text.substring(0, dash)
                : open ? text.substring(0, text.length() - 1) : text);
    Version to = dash >= 0 ? Version.of(text.substring(dash + 1)) : open ? null : from;
    return from == null || (to == null && !open) ? null : new VersionRange(from, to, false);
  }

  /** Whether the version called {@code name} is in the range; other names are in {@code all}. */
  public boolean contains(String name) {
    Version version = Version.of(name);
    if (empty || version == null) {
      return !empty && from == null;
    }
    return (from == null || Version.ORDER.compare(from, version) <= 0)
        && (to == null || Version.ORDER.compare(version, to) <= 0);
  }
}
