package io.github.crd4j.maven.make;

import io.github.crd4j.maven.directory.CrdDirectory;
import io.github.crd4j.processor.run.CrdGenerator;
import io.github.crd4j.processor.run.GenerateRequest;
import io.github.crd4j.processor.run.GenerateResult;
import io.github.crd4j.processor.run.ResourceScan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Takes the CRDs that the compiler made, and runs the processor for those that it did not make. */
public final class CrdMaker {

  /** The directories below the class output that the processor writes to, one for each layout. */
  public static final List<String> OUTPUT_DIRECTORIES =
      List.of("META-INF/crds", "META-INF/fabric8");

  private final MakeRequest request;
  private final ProcessorPath others;

  private CrdMaker(MakeRequest request, ProcessorPath others) {
    this.request = request;
    this.others = others;
  }

  /**
   * The CRDs of {@code request}.
   *
   * @param others the processors that run beside ours
   * @throws IOException if a file cannot be read, or a processor cannot be had
   */
  public static Made make(MakeRequest request, ProcessorPath others) throws IOException {
    return new CrdMaker(request, others).make();
  }

  private Made make() throws IOException {
    SortedMap<String, String> files = new TreeMap<>();
    boolean compiled = request.compilerRunsOurs() && takeCompiled(files);
    List<String> names = dependencyClasses();
    boolean fromSources = !compiled && !sources(false).isEmpty();
    if (!fromSources && names.isEmpty()) {
      return new Made(files, List.of(), compiled);
    }
    // Classes need no other processors, and running those may cost a download.
    List<Path> path = fromSources ? others.resolve() : List.of();
    GenerateResult result =
        CrdGenerator.generate(
            new GenerateRequest(
                fromSources ? sources(!path.isEmpty()) : List.of(),
                names,
                classPath(),
                path,
                request.options(),
                request.encoding()));
    files.putAll(result.files());
    return new Made(files, result.messages(), false);
  }

  /**
   * Whether the compiler did its part: it made files, or there are no resources to make them of.
   */
  private boolean takeCompiled(SortedMap<String, String> files) throws IOException {
    for (String name : OUTPUT_DIRECTORIES) {
      new CrdDirectory(request.classes().resolve(name))
          .generated()
          .forEach((file, text) -> files.put(name + "/" + file, text));
    }
    return !files.isEmpty()
        || (Files.isDirectory(request.classes()) && ResourceScan.find(request.classes()).isEmpty());
  }

  private List<String> dependencyClasses() throws IOException {
    Set<String> names = new TreeSet<>();
    for (Path dependency : request.dependencies()) {
      names.addAll(ResourceScan.find(dependency));
    }
    return List.copyOf(names);
  }

  private List<Path> classPath() {
    Set<Path> path = new LinkedHashSet<>(request.classPath());
    path.addAll(request.dependencies());
    return List.copyOf(path);
  }

  /** What other processors wrote is left out if they run again: they cannot write it twice. */
  private List<Path> sources(boolean othersRun) throws IOException {
    List<Path> sources = new ArrayList<>();
    for (Path directory : request.sourceDirectories()) {
      boolean again = othersRun && directory.equals(request.processorSources());
      if (!again && Files.isDirectory(directory)) {
        try (Stream<Path> found = Files.walk(directory)) {
          found.filter(path -> path.toString().endsWith(".java")).sorted().forEach(sources::add);
        }
      }
    }
    return sources;
  }
}
