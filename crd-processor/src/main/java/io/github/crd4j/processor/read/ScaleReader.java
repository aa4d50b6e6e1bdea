package io.github.crd4j.processor.read;

import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Scale;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Mirrors;
import io.github.crd4j.processor.mirror.Origin;
import io.github.crd4j.processor.report.CrdOrigins;
import io.github.crd4j.processor.resource.ResourceDeclaration;
import io.github.crd4j.processor.resource.StrimziCrd;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** From {@code @Scale}, or fabric8's marks on members, to the scale subresource of a version. */
final class ScaleReader {

  private static final String ANNOTATION = "io.github.crd4j.annotations.Scale";
  private static final String FABRIC8 = "io.fabric8.kubernetes.model.annotation.";

  /** One of the three paths. */
  private enum Part {
    SPEC("specReplicasPath", "SpecReplicas"),
    STATUS("statusReplicasPath", "StatusReplicas"),
    SELECTOR("labelSelectorPath", "LabelSelector");

    final String field;
    final String mark;

    Part(String field, String mark) {
      this.field = field;
      this.mark = mark;
    }
  }

  /** A path and where it was said. */
  private record Said(String jsonPath, Origin origin) {}

  private final Reading reading;
  private final MemberPaths members;

  ScaleReader(Reading reading) {
    this.reading = reading;
    this.members = new MemberPaths(reading);
  }

  @Nullable Scale read(
      ResourceDeclaration declaration, SchemaDraft draft, FieldPath path, CrdOrigins origins) {
    StrimziCrd strimzi = StrimziCrd.on(declaration.element());
    AnnotationUse use =
        strimzi == null
            ? Mirrors.find(declaration.element(), ANNOTATION)
            : strimzi.scale(declaration.version());
    Said spec = said(Part.SPEC, use, draft);
    Said status = said(Part.STATUS, use, draft);
    Said selector = said(Part.SELECTOR, use, draft);
    if (spec == null && status == null && selector == null) {
      return null;
    }
    origins.place(path, use == null ? first(spec, status, selector, declaration) : use.origin());
    return new Scale(
        place(Part.SPEC, spec, path, origins),
        place(Part.STATUS, status, path, origins),
        place(Part.SELECTOR, selector, path, origins));
  }

  /** Where something of the subresource was said at all. */
  private static Origin first(
      @Nullable Said spec,
      @Nullable Said status,
      @Nullable Said selector,
      ResourceDeclaration declaration) {
    for (Said said : Arrays.asList(spec, status, selector)) {
      if (said != null) {
        return said.origin();
      }
    }
    return declaration.origin("");
  }

  private @Nullable Said said(Part part, @Nullable AnnotationUse use, SchemaDraft draft) {
    if (use != null && !use.string(part.field).isEmpty()) {
      return new Said(use.string(part.field), use.origin(part.field));
    }
    List<Mark> marks = members.of(draft, Set.of(FABRIC8 + part.mark));
    for (Mark second : marks.subList(Math.min(1, marks.size()), marks.size())) {
      reading.report(
          SourceRule.ScalePathAmbiguous,
          second.use().origin(),
          second.use().displayName()
              + " stands on '"
              + second.path()
              + "', but also on '"
              + marks.get(0).path()
              + "'",
          "a resource has one " + part.field);
    }
    return marks.isEmpty() ? null : new Said(marks.get(0).path(), marks.get(0).use().origin());
  }

  private static String place(Part part, @Nullable Said said, FieldPath path, CrdOrigins origins) {
    if (said == null) {
      return "";
    }
    origins.place(path.field(part.field), said.origin());
    return said.jsonPath();
  }
}
