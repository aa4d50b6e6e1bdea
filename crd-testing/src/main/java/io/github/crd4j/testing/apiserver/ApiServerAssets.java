package io.github.crd4j.testing.apiserver;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The two executables that an API server needs, in the layout of envtest: one directory with {@code
 * kube-apiserver} and {@code etcd}.
 *
 * @param directory the directory that has both
 */
public record ApiServerAssets(Path directory) {
  private static final String PREFIX = "kube-apiserver-";
  private static final Pattern NAME = Pattern.compile(PREFIX + "\\d{1,9}(\\.\\d{1,9}){0,3}");

  /** The executable {@code kube-apiserver}. */
  public Path kubeApiserver() {
    return directory.resolve("kube-apiserver");
  }

  /** The executable {@code etcd}. */
  public Path etcd() {
    return directory.resolve("etcd");
  }

  /**
   * Looks in {@code $KUBEBUILDER_ASSETS}, then for the newest {@code kube-apiserver-<version>} in
   * the cache: {@code $CRD4J_CACHE}, else {@code $XDG_CACHE_HOME/crd4j}, else {@code
   * ~/.cache/crd4j}. A directory without both executables does not count.
   */
  public static Search search() {
    return search(System.getenv(), Path.of(System.getProperty("user.home")));
  }

  static Search search(Map<String, String> environment, Path home) {
    List<String> looked = new ArrayList<>();
    String assets = set(environment, "KUBEBUILDER_ASSETS");
    if (assets == null) {
      looked.add("KUBEBUILDER_ASSETS is not set");
    } else {
      Path directory = Path.of(assets);
      if (complete(directory)) {
        return new Search(Optional.of(new ApiServerAssets(directory)), List.copyOf(looked));
      }
      looked.add("KUBEBUILDER_ASSETS=" + assets + " lacks kube-apiserver, etcd or both");
    }
    Path cache = cache(environment, home);
    Optional<ApiServerAssets> newest = newest(cache);
    if (newest.isEmpty()) {
      looked.add("no complete " + PREFIX + "<version> in " + cache);
    }
    return new Search(newest, List.copyOf(looked));
  }

  private static Path cache(Map<String, String> environment, Path home) {
    String own = set(environment, "CRD4J_CACHE");
    if (own != null) {
      return Path.of(own);
    }
    String xdg = set(environment, "XDG_CACHE_HOME");
    return (xdg == null ? home.resolve(".cache") : Path.of(xdg)).resolve("crd4j");
  }

  private static Optional<ApiServerAssets> newest(Path cache) {
    if (!Files.isDirectory(cache)) {
      return Optional.empty();
    }
    try (Stream<Path> entries = Files.list(cache)) {
      return entries
          .filter(entry -> named(entry) && complete(entry))
          .max(Comparator.comparing(ApiServerAssets::version, Arrays::compare))
          .map(ApiServerAssets::new);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean named(Path directory) {
    return NAME.matcher(String.valueOf(directory.getFileName())).matches();
  }

  private static int[] version(Path directory) {
    String name = String.valueOf(directory.getFileName());
    return Stream.of(name.substring(PREFIX.length()).split("\\."))
        .mapToInt(Integer::parseInt)
        .toArray();
  }

  private static boolean complete(Path directory) {
    return Stream.of("kube-apiserver", "etcd")
        .map(directory::resolve)
        .allMatch(file -> Files.isRegularFile(file) && Files.isExecutable(file));
  }

  private static @Nullable String set(Map<String, String> environment, String name) {
    String value = environment.get(name);
    return value == null || value.isEmpty() ? null : value;
  }

  /**
   * What a search found, and where it found nothing.
   *
   * @param found the first complete directory
   * @param looked one line for each place that had none
   */
  public record Search(Optional<ApiServerAssets> found, List<String> looked) {
    /** Where was looked and what to do, for people who have no executables yet. */
    public String explanation() {
      return "no kube-apiserver to test with: "
          + String.join("; ", looked)
          + "; let KUBEBUILDER_ASSETS name a directory with the executables kube-apiserver and etcd"
          + " (envtest's layout), or build them once with integration-tests/kube-apiserver/build.sh";
    }
  }
}
