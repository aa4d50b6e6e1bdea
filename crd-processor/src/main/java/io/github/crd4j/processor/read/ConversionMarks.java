package io.github.crd4j.processor.read;

import io.github.crd4j.plan.Directives;
import io.github.crd4j.plan.Drop;
import io.github.crd4j.plan.Mapping;
import io.github.crd4j.plan.PlanPath;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.report.CrdOrigins;
import io.github.crd4j.processor.resource.ResourceDeclaration;
import java.util.ArrayList;
import java.util.List;

/** Collects what members say of the conversion between the versions of one CRD. */
public final class ConversionMarks {

  private static final String PACKAGE = "io.github.crd4j.annotations.";
  private static final String CONVERTED_FROM = PACKAGE + "ConvertedFrom";
  private static final String DROPPED = PACKAGE + "Dropped";

  private final Reading reading;
  private final CrdOrigins origins;
  private final String hub;
  private final List<AnnotationUse> uses = new ArrayList<>();
  private final List<Mapping> mappings = new ArrayList<>();
  private final List<Drop> drops = new ArrayList<>();
  private final List<AnnotationUse> elsewhere = new ArrayList<>();

  /**
   * @param hub the version in which mappings stand
   */
  ConversionMarks(Reading reading, CrdOrigins origins, ResourceDeclaration hub) {
    this.reading = reading;
    this.origins = origins;
    this.hub = hub.version();
  }

  /** Adds what the members of {@code declaration} say, from which {@code draft} was read. */
  void add(ResourceDeclaration declaration, SchemaDraft draft) {
    for (Mark mark : draft.marks()) {
      if (mark.use().name().equals(CONVERTED_FROM)) {
        if (declaration.version().equals(hub)) {
          addMapping(mark);
        } else {
          elsewhere.add(mark.use());
        }
      } else if (mark.use().name().equals(DROPPED)) {
        AnnotationUse use = mark.use();
        drops.add(
            new Drop(
                declaration.version(),
                path(mark),
                use.strings("versions"),
                use.string("because"),
                uses.size()));
        uses.add(use);
      }
    }
  }

  private void addMapping(Mark mark) {
    AnnotationUse use = mark.use();
    int index = uses.size();
    mappings.add(
        new Mapping(
            path(mark),
            use.string("version"),
            use.string("path"),
            use.string("at"),
            use.bool("hook"),
            use.string("fallback"),
            index));
    for (String member : List.of("version", "path", "at", "fallback")) {
      origins.place(Mapping.place(index, member), use.origin(member));
    }
    uses.add(use);
  }

  private static PlanPath path(Mark mark) {
    PlanPath path = PlanPath.ROOT;
    for (String step : mark.steps()) {
      path = step.equals(Mark.ELEMENTS) ? path.elements() : path.property(step);
    }
    return path;
  }

  /** All that was said; what stands where it says nothing is reported. */
  Directives directives() {
    for (AnnotationUse use : elsewhere) {
      if (uses.stream().noneMatch(known -> isOne(use, known))) {
        withoutEffect(
            use,
            "which is not in the storage version",
            "mappings stand in the storage version " + hub + ", where the field has its new name");
      }
    }
    return new Directives(mappings, drops);
  }

  /** Reports drops that no plan has any use for: {@code used} are the others. */
  public void reportUnused(List<Drop> used) {
    for (Drop drop : drops) {
      AnnotationUse use = uses.get(drop.index());
      if (used.stream().noneMatch(other -> isOne(use, uses.get(other.index())))) {
        withoutEffect(
            use,
            "which is not lost",
            "the other versions have this field too, or a mapping gives it a home");
      }
    }
  }

  private static boolean isOne(AnnotationUse use, AnnotationUse other) {
    return use.element().equals(other.element()) && use.sameAs(other);
  }

  private void withoutEffect(AnnotationUse use, String why, String fact) {
    reading.report(
        SourceRule.AnnotationWithoutEffect,
        use.origin(),
        use.displayName() + " has no effect on '" + use.element().getSimpleName() + "', " + why,
        fact);
  }
}
