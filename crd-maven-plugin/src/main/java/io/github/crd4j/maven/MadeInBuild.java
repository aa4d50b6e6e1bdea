package io.github.crd4j.maven;

import io.github.crd4j.maven.make.CrdMaker;
import io.github.crd4j.maven.make.Made;
import io.github.crd4j.maven.make.MakeRequest;
import io.github.crd4j.maven.make.ProcessorPath;
import io.github.crd4j.processor.run.GenerateResult.Message;
import java.io.IOException;
import java.util.function.Consumer;
import org.apache.maven.project.MavenProject;

/** Keeps what a goal made for the goals that follow in the same build of the same project. */
final class MadeInBuild {

  private static final String KEY = MadeInBuild.class.getName();

  private record Entry(MakeRequest request, Made made) {}

  private MadeInBuild() {}

  /**
   * Makes the CRDs, unless the last goal made them of the same.
   *
   * @param report hears what the processor says, if it is run now
   */
  static Made make(
      MavenProject project, MakeRequest request, ProcessorPath others, Consumer<Message> report)
      throws IOException {
    if (project.getContextValue(KEY) instanceof Entry entry && entry.request().equals(request)) {
      return entry.made();
    }
    Made made = CrdMaker.make(request, others);
    made.messages().forEach(report);
    project.setContextValue(KEY, new Entry(request, made));
    return made;
  }
}
