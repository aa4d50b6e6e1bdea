package io.github.crd4j.cel.library;

import io.github.crd4j.cel.value.BoolValue;
import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.IntValue;
import io.github.crd4j.cel.value.Value;
import java.util.Map;

/** Functions of semantic versions ({@code k8s.io/apiserver/pkg/cel/library/semverlib.go}). */
final class SemverFunctions {

  static final Map<String, Implementation> FUNCTIONS =
      Map.ofEntries(
          Map.entry("string_to_semver", a -> parse(a[0], BoolValue.FALSE)),
          Map.entry("string_bool_to_semver", a -> parse(a[0], a[1])),
          Map.entry("is_semver_string", a -> isSemver(a[0], BoolValue.FALSE)),
          Map.entry("is_semver_string_bool", a -> isSemver(a[0], a[1])),
          Map.entry("semver_major", a -> new IntValue(semver(a[0]).numbers().get(0))),
          Map.entry("semver_minor", a -> new IntValue(semver(a[0]).numbers().get(1))),
          Map.entry("semver_patch", a -> new IntValue(semver(a[0]).numbers().get(2))),
          Map.entry("semver_is_greater_than", a -> BoolValue.of(compare(a) > 0)),
          Map.entry("semver_is_less_than", a -> BoolValue.of(compare(a) < 0)),
          Map.entry("semver_compare_to", a -> new IntValue(compare(a))));

  private SemverFunctions() {}

  private static SemverValue semver(Value value) {
    return Args.as(SemverValue.class, value);
  }

  private static int compare(Value[] arguments) {
    return semver(arguments[0]).compareTo(semver(arguments[1]));
  }

  private static Value parse(Value text, Value normalize) {
    String version = Args.string(text);
    return Args.as(BoolValue.class, normalize).value()
        ? SemverValue.parseNormalized(version)
        : SemverValue.parse(version);
  }

  private static Value isSemver(Value text, Value normalize) {
    try {
      Value unused = parse(text, normalize);
      return BoolValue.TRUE;
    } catch (EvalError e) {
      return BoolValue.FALSE;
    }
  }
}
