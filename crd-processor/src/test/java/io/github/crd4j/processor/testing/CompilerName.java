package io.github.crd4j.processor.testing;

import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The compilers under which samples run, by the names that markers give them. */
public enum CompilerName {
  JAVAC17,
  JAVAC25,
  ECJ;

  /** The compilers that {@code names}, separated by spaces, stand for; all if there are none. */
  static Set<CompilerName> parse(@Nullable String names) {
    if (names == null) {
      return EnumSet.allOf(CompilerName.class);
    }
    Set<CompilerName> found = EnumSet.noneOf(CompilerName.class);
    for (String name : names.replace(":", "").strip().split(" ", -1)) {
      if (name.startsWith("javac")) {
        found.addAll(
            name.equals("javac")
                ? EnumSet.of(JAVAC17, JAVAC25)
                : EnumSet.of(name.equals("javac17") ? JAVAC17 : JAVAC25));
      } else {
        found.add(ECJ);
      }
    }
    return found;
  }
}
