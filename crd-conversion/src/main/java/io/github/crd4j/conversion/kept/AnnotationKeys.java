package io.github.crd4j.conversion.kept;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The keys of the annotations in which one version's values are kept: {@code
 * <version>.kept.<group>/<name>}.
 *
 * @param version that has the fields
 * @param group of the resource
 */
public record AnnotationKeys(String version, String group) {
  private static final Pattern NAME =
      Pattern.compile("[A-Za-z0-9]([A-Za-z0-9._-]{0,61}[A-Za-z0-9])?");
  private static final Pattern UNSAFE = Pattern.compile("[^A-Za-z0-9._-]+");
  private static final Pattern UNSAFE_START = Pattern.compile("^[^A-Za-z0-9]+");
  private static final String PACKED = "packed";
  private static final String OVERFLOW = "overflow";
  private static final int READABLE_LENGTH = 50;

  /** What all the keys start with. */
  public String prefix() {
    return version + ".kept." + group + "/";
  }

  /** The key of the value at a path. */
  public String of(Path path) {
    return prefix() + name(path);
  }

  /** The key of all values together, where they are large. */
  public String packed() {
    return prefix() + PACKED;
  }

  /** The key of the number of values that found no room. */
  public String overflow() {
    return prefix() + OVERFLOW;
  }

  private static String name(Path path) {
    List<Step> steps = path.steps();
    String joined = steps.stream().map(AnnotationKeys::text).collect(Collectors.joining("."));
    boolean plain =
        steps.stream().allMatch(s -> s instanceof Step.Property p && p.name().indexOf('.') < 0);
    if (plain && NAME.matcher(joined).matches() && !isReserved(joined)) {
      return joined;
    }
    String safe = UNSAFE.matcher(joined).replaceAll("_");
    safe = UNSAFE_START.matcher(safe).replaceAll("");
    if (safe.length() > READABLE_LENGTH) {
      safe = safe.substring(0, READABLE_LENGTH);
    }
    String digest = CanonicalJson.digest(CanonicalJson.write(path.json()));
    return safe.isEmpty() ? digest : safe + "-" + digest;
  }

  private static boolean isReserved(String name) {
    return name.equals(PACKED) || name.equals(OVERFLOW);
  }

  private static String text(Step step) {
    return step instanceof Step.Item item
        ? item.keys().values().stream().map(k -> k.asString()).collect(Collectors.joining("."))
        : step.toString();
  }
}
