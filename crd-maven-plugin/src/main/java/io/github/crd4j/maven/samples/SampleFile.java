package io.github.crd4j.maven.samples;

import java.nio.file.Path;
import java.util.regex.Pattern;

/** What the name of a file of samples says: {@code topic.yaml}, {@code topic.invalid.yaml}. */
record SampleFile(Path path) {

  private static final Pattern OLD = Pattern.compile("(.+)\\.old\\.(yaml|yml|json)");
  private static final Pattern NOW = Pattern.compile("(.+?)(\\.invalid)?\\.(yaml|yml|json)");

  private String name() {
    return String.valueOf(path.getFileName());
  }

  /** Whether its objects are what those of another file replace. */
  boolean isOld() {
    return OLD.matcher(name()).matches();
  }

  /** Whether all its objects must be refused. */
  boolean isInvalid() {
    return name().contains(".invalid.");
  }

  /** Whether the objects of this file are what those of {@code other} replace. */
  boolean isOldOf(SampleFile other) {
    var old = OLD.matcher(name());
    var now = NOW.matcher(other.name());
    return old.matches()
        && now.matches()
        && old.group(1).equals(now.group(1))
        && path.resolveSibling("x").equals(other.path.resolveSibling("x"));
  }
}
