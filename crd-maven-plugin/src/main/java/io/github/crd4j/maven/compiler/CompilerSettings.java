package io.github.crd4j.maven.compiler;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What the compiler does with annotation processors.
 *
 * @param proc whether processors run
 * @param processorPath the configured path, or null if processors come from the class path
 * @param processors class names of the only processors that run; empty for all that are found
 * @param options of the processors, {@code -Aname=value}
 * @param generatedSources where processors write sources, or null for the compiler's default
 */
public record CompilerSettings(
    Proc proc,
    @Nullable List<ProcessorCoordinates> processorPath,
    List<String> processors,
    SortedMap<String, String> options,
    @Nullable String generatedSources) {

  /** {@code groupId:artifactId} of our processor. */
  public static final String OWN_ARTIFACT = "io.github.crd4j:crd-processor";

  private static final String OWN_CLASS = "io.github.crd4j.processor.CrdProcessor";

  /** The first JDK whose compiler runs no processors from the class path unless told to. */
  private static final int JDK_WITHOUT_IMPLICIT_PROCESSORS = 23;

  /** The compiler's {@code -proc}. */
  public enum Proc {
    /** Not set: what happens depends on the JDK. */
    UNSET,
    NONE,
    ONLY,
    FULL
  }

  public CompilerSettings {
    processorPath = processorPath == null ? null : List.copyOf(processorPath);
    processors = List.copyOf(processors);
    options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
  }

  /**
   * Whether the compiler runs our processor.
   *
   * @param classPath {@code groupId:artifactId} of what is on the compile class path
   * @param jdk feature version of the JDK that compiles
   */
  public boolean runsOurs(Collection<String> classPath, int jdk) {
    if (proc == Proc.NONE || !(processors.isEmpty() || processors.contains(OWN_CLASS))) {
      return false;
    }
    return processorPath == null
        ? usesClassPath(jdk) && classPath.contains(OWN_ARTIFACT)
        : processorPath.stream().anyMatch(path -> path.key().equals(OWN_ARTIFACT));
  }

  /** Whether the compiler takes the processors that it finds on the class path. */
  public boolean usesClassPath(int jdk) {
    return proc != Proc.NONE
        && processorPath == null
        && (proc != Proc.UNSET || !processors.isEmpty() || jdk < JDK_WITHOUT_IMPLICIT_PROCESSORS);
  }

  /** The configured path, or nothing if no processors run. */
  public List<ProcessorCoordinates> configuredPath() {
    return processorPath == null || proc == Proc.NONE ? List.of() : processorPath;
  }

  /** Those options that are meant for our processor. */
  public SortedMap<String, String> ownOptions() {
    SortedMap<String, String> own = new TreeMap<>();
    for (Map.Entry<String, String> option : options.entrySet()) {
      if (option.getKey().startsWith("crd.")) {
        own.put(option.getKey(), option.getValue());
      }
    }
    return own;
  }
}
