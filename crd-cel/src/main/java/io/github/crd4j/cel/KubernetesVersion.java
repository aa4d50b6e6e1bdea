package io.github.crd4j.cel;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A minor release of Kubernetes, the oldest on which a CRD must work.
 *
 * @param minor the number after {@code 1.}, at least {@link #OLDEST_MINOR}
 */
public record KubernetesVersion(int minor) implements Comparable<KubernetesVersion> {

  /** The release in which rules became stable; older servers are not modelled. */
  public static final int OLDEST_MINOR = 29;

  /** The newest release whose behaviour was compared with ours. */
  public static final KubernetesVersion NEWEST_KNOWN = new KubernetesVersion(37);

  /** The oldest release that upstream still patches while {@link #NEWEST_KNOWN} is the newest. */
  public static final KubernetesVersion DEFAULT = new KubernetesVersion(35);

  private static final Pattern SYNTAX = Pattern.compile("v?1\\.([0-9]{1,4})(?:\\.[0-9]+)?");

  public KubernetesVersion {
    if (minor < OLDEST_MINOR) {
      throw new IllegalArgumentException(
          "Kubernetes 1." + minor + " is older than 1." + OLDEST_MINOR + ", the oldest supported");
    }
  }

  /**
   * The version that {@code text} names: {@code 1.35}, {@code v1.35} or {@code 1.35.2}.
   *
   * @throws IllegalArgumentException if it names none, or one that is too old
   */
  public static KubernetesVersion parse(String text) {
    Matcher matcher = SYNTAX.matcher(text.strip());
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "'" + text + "' is not a Kubernetes version; write 1." + DEFAULT.minor);
    }
    return new KubernetesVersion(Integer.parseInt(matcher.group(1)));
  }

  public boolean isAtLeast(int minor) {
    return this.minor >= minor;
  }

  /**
   * The CEL environment that new rules may use there: that of the release before, so that a rule
   * survives a rollback ({@code DefaultCompatibilityVersion} in {@code
   * k8s.io/apiserver/pkg/cel/environment/base.go}).
   */
  public int environmentMinor() {
    return minor - 1;
  }

  @Override
  public int compareTo(KubernetesVersion other) {
    return Integer.compare(minor, other.minor);
  }

  @Override
  public String toString() {
    return "1." + minor;
  }
}
