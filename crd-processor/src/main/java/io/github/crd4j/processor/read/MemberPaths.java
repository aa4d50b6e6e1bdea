package io.github.crd4j.processor.read;

import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds the one path to each member that is marked for the whole resource. */
final class MemberPaths {

  private final Reading reading;

  MemberPaths(Reading reading) {
    this.reading = reading;
  }

  /** The marks by one of {@code annotations} in alphabetical order of their paths. */
  List<Mark> of(SchemaDraft draft, Set<String> annotations) {
    Map<AnnotationUse, List<Mark>> byUse = new HashMap<>();
    for (Mark mark : draft.marks()) {
      if (annotations.contains(mark.use().name())) {
        byUse.computeIfAbsent(mark.use(), use -> new ArrayList<>()).add(mark);
      }
    }
    List<Mark> single = new ArrayList<>();
    byUse.forEach(
        (use, marks) -> {
          if (marks.size() == 1 && marks.get(0).single()) {
            single.add(marks.get(0));
          } else {
            report(use, marks);
          }
        });
    single.sort(Comparator.comparing(Mark::path));
    return single;
  }

  private void report(AnnotationUse use, List<Mark> marks) {
    boolean many = marks.stream().anyMatch(mark -> !mark.single());
    reading.report(
        SourceRule.MemberPathAmbiguous,
        use.origin(),
        use.displayName()
            + (many
                ? " stands on a member below a list or map"
                : " stands on a member that is reached by " + marks.size() + " paths"),
        marks.stream().map(Mark::path).sorted().reduce((a, b) -> a + ", " + b).orElse(""),
        "write the annotation on the resource class, with its jsonPath");
  }
}
