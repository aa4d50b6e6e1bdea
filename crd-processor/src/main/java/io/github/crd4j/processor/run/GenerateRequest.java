package io.github.crd4j.processor.run;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What to make CRDs from.
 *
 * @param sources Java source files
 * @param classes binary names of compiled classes, on the class path
 * @param classPath what the sources and classes need
 * @param processorPath other annotation processors to run beside ours, such as Lombok; empty for
 *     none
 * @param options options of the processor by full name, such as {@code crd.layout}
 * @param encoding of the sources
 */
public record GenerateRequest(
    List<Path> sources,
    List<String> classes,
    List<Path> classPath,
    List<Path> processorPath,
    Map<String, String> options,
    Charset encoding) {

  public GenerateRequest {
    sources = List.copyOf(sources);
    classes = List.copyOf(classes);
    classPath = List.copyOf(classPath);
    processorPath = List.copyOf(processorPath);
    options = Map.copyOf(options);
  }
}
