package io.github.crd4j.maven.make;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What to make CRDs from.
 *
 * @param classes the directory of the project's compiled classes; it need not exist
 * @param compilerRunsOurs whether the compiler was told to run our processor
 * @param sourceDirectories where Java sources are, generated ones too; those that do not exist are
 *     passed over
 * @param processorSources the directory that other processors of the compiler wrote sources to
 * @param classPath what the sources need
 * @param dependencies jars or directories of classes whose CRDs are made too
 * @param options of the processor, by full name
 * @param encoding of the sources
 */
public record MakeRequest(
    Path classes,
    boolean compilerRunsOurs,
    List<Path> sourceDirectories,
    Path processorSources,
    List<Path> classPath,
    List<Path> dependencies,
    Map<String, String> options,
    Charset encoding) {

  public MakeRequest {
    sourceDirectories = List.copyOf(sourceDirectories);
    classPath = List.copyOf(classPath);
    dependencies = List.copyOf(dependencies);
    options = Map.copyOf(options);
  }
}
