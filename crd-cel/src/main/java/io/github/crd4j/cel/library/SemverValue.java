package io.github.crd4j.cel.library;

import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.Texts;
import io.github.crd4j.cel.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A semantic version.
 *
 * <p>Transliterated from {@code github.com/blang/semver/v4/semver.go} and {@code
 * k8s.io/apiserver/pkg/cel/library/semverlib.go}.
 *
 * @param numbers major, minor and patch, unsigned
 * @param preRelease the identifiers after the hyphen
 */
record SemverValue(List<Long> numbers, List<String> preRelease) implements Value {

  private static final Pattern DIGITS = Pattern.compile("[0-9]*");
  private static final Pattern ALPHANUMERIC = Pattern.compile("[0-9A-Za-z-]*");
  private static final String[] NAMES = {"Major", "Minor", "Patch"};

  static SemverValue parse(String text) {
    if (text.isEmpty()) {
      throw new EvalError("Version string empty");
    }
    String[] parts = text.split("\\.", 3);
    if (parts.length != 3) {
      throw new EvalError("No Major.Minor.Patch elements found");
    }
    List<Long> numbers = new ArrayList<>();
    numbers.add(number(parts[0], 0));
    numbers.add(number(parts[1], 1));
    String patch = parts[2];
    List<String> build = List.of();
    int plus = patch.indexOf('+');
    if (plus >= 0) {
      build = Arrays.asList(patch.substring(plus + 1).split("\\.", -1));
      patch = patch.substring(0, plus);
    }
    List<String> preRelease = List.of();
    int hyphen = patch.indexOf('-');
    if (hyphen >= 0) {
      preRelease = Arrays.asList(patch.substring(hyphen + 1).split("\\.", -1));
      patch = patch.substring(0, hyphen);
    }
    numbers.add(number(patch, 2));
    preRelease.forEach(SemverValue::checkPreRelease);
    build.forEach(SemverValue::checkBuild);
    return new SemverValue(List.copyOf(numbers), List.copyOf(preRelease));
  }

  /** Also takes a leading {@code v}, leading zeros, and missing minor and patch. */
  static SemverValue parseNormalized(String text) {
    String[] parts = (text.startsWith("v") ? text.substring(1) : text).split("\\.", 3);
    for (int i = 0; i < parts.length; i++) {
      if (parts[i].length() > 1) {
        String stripped = parts[i].replaceFirst("^0+", "");
        boolean digit = !stripped.isEmpty() && DIGITS.matcher(stripped.substring(0, 1)).matches();
        parts[i] = digit ? stripped : "0" + stripped;
      }
    }
    if (parts.length < 3) {
      String last = parts[parts.length - 1];
      if (last.contains("+") || last.contains("-")) {
        throw new EvalError("short version cannot contain PreRelease/Build meta data");
      }
    }
    String filled = String.join(".", parts) + ".0".repeat(3 - parts.length);
    return parse(filled);
  }

  private static long number(String text, int index) {
    String name = NAMES[index];
    if (text.isEmpty()) {
      throw new EvalError("strconv.ParseUint: parsing \"\": invalid syntax");
    }
    if (!DIGITS.matcher(text).matches()) {
      throw new EvalError(
          "Invalid character(s) found in "
              + name.toLowerCase(java.util.Locale.ROOT)
              + " number "
              + Texts.quoted(text));
    }
    if (text.length() > 1 && text.startsWith("0")) {
      throw new EvalError(name + " number must not contain leading zeroes " + Texts.quoted(text));
    }
    return parseUint(text);
  }

  private static long parseUint(String text) {
    try {
      return Long.parseUnsignedLong(text);
    } catch (NumberFormatException e) {
      throw new EvalError(
          "strconv.ParseUint: parsing " + Texts.quoted(text) + ": value out of range");
    }
  }

  private static void checkPreRelease(String text) {
    if (text.isEmpty()) {
      throw new EvalError("Prerelease is empty");
    }
    if (DIGITS.matcher(text).matches()) {
      if (text.length() > 1 && text.startsWith("0")) {
        throw new EvalError(
            "Numeric PreRelease version must not contain leading zeroes " + Texts.quoted(text));
      }
      long unused = parseUint(text);
    } else if (!ALPHANUMERIC.matcher(text).matches()) {
      throw new EvalError("Invalid character(s) found in prerelease " + Texts.quoted(text));
    }
  }

  private static void checkBuild(String text) {
    if (text.isEmpty()) {
      throw new EvalError("Build meta data is empty");
    }
    if (!ALPHANUMERIC.matcher(text).matches()) {
      throw new EvalError("Invalid character(s) found in build meta data " + Texts.quoted(text));
    }
  }

  int compareTo(SemverValue other) {
    for (int i = 0; i < 3; i++) {
      int order = Long.compareUnsigned(numbers.get(i), other.numbers.get(i));
      if (order != 0) {
        return order > 0 ? 1 : -1;
      }
    }
    if (preRelease.isEmpty() || other.preRelease.isEmpty()) {
      return Boolean.compare(preRelease.isEmpty(), other.preRelease.isEmpty());
    }
    int common = Math.min(preRelease.size(), other.preRelease.size());
    for (int i = 0; i < common; i++) {
      int order = compareIdentifiers(preRelease.get(i), other.preRelease.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(preRelease.size(), other.preRelease.size());
  }

  private static int compareIdentifiers(String left, String right) {
    boolean leftNumeric = DIGITS.matcher(left).matches();
    boolean rightNumeric = DIGITS.matcher(right).matches();
    if (leftNumeric && rightNumeric) {
      return Integer.signum(Long.compareUnsigned(parseUint(left), parseUint(right)));
    }
    if (leftNumeric != rightNumeric) {
      return leftNumeric ? -1 : 1;
    }
    return Integer.signum(left.compareTo(right));
  }

  @Override
  public String typeName() {
    return "kubernetes.Semver";
  }

  @Override
  public boolean equalTo(Value other) {
    return compareTo(Args.as(SemverValue.class, other)) == 0;
  }
}
