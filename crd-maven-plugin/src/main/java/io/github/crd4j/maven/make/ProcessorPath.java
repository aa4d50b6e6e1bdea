package io.github.crd4j.maven.make;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The processors that run beside ours; they may have to be downloaded, so only on demand. */
@FunctionalInterface
public interface ProcessorPath {

  /** The jars, or nothing if no others run. */
  List<Path> resolve() throws IOException;
}
