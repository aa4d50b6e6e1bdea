package io.github.crd4j.processor.read;

import io.github.crd4j.model.FieldPath;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.report.CrdOrigins;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * From selectable-field annotations on the class and its members to the selectable fields of a
 * version.
 *
 * <p>Whether the paths suit is for the API server's rules to say.
 */
final class SelectableFieldReader {

  /** The first beyond these is where the list is too long. */
  private static final int MAX_FIELDS = 8;

  private static final String FABRIC8 = "io.fabric8.crd.generator.annotation.";
  private static final Set<String> ON_MEMBERS =
      Set.of("io.github.crd4j.annotations.SelectableField", FABRIC8 + "SelectableField");
  private static final Set<String> ON_CLASSES =
      Set.of("io.github.crd4j.annotations.SelectableField", FABRIC8 + "AdditionalSelectableField");

  private final MemberPaths members;

  SelectableFieldReader(Reading reading) {
    this.members = new MemberPaths(reading);
  }

  List<String> read(
      List<AnnotationUse> onClass, SchemaDraft draft, FieldPath path, CrdOrigins origins) {
    List<String> fields = new ArrayList<>();
    for (AnnotationUse use : onClass) {
      if (ON_CLASSES.contains(use.name())) {
        origins.place(path.index(fields.size()), use.origin("jsonPath"));
        if (fields.size() == MAX_FIELDS) {
          origins.place(path, use.origin());
        }
        fields.add(use.string("jsonPath"));
      }
    }
    for (Mark mark : members.of(draft, ON_MEMBERS)) {
      origins.place(path.index(fields.size()), mark.use().origin());
      if (fields.size() == MAX_FIELDS) {
        origins.place(path, mark.use().origin());
      }
      fields.add(mark.path());
    }
    return fields;
  }
}
