package io.github.crd4j.processor.read;

import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.PrinterColumn;
import io.github.crd4j.model.Scale;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.ValidationRule;
import io.github.crd4j.processor.jackson.Bean;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Mirrors;
import io.github.crd4j.processor.report.CrdOrigins;
import io.github.crd4j.processor.resource.ResourceDeclaration;
import io.github.crd4j.processor.resource.StrimziCrd;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.lang.model.type.DeclaredType;
import org.jspecify.annotations.Nullable;

/** From one version class to its entry in {@code spec.versions}. */
final class VersionReader {

  /** What the API server itself knows of every resource. */
  private static final Set<String> SERVER_OWNED = Set.of("apiVersion", "kind", "metadata");

  private final Reading reading;
  private final SchemaReader schemas;
  private final BeanReader beans;
  private final ColumnReader columns;
  private final SelectableFieldReader selectableFields;
  private final ScaleReader scales;

  VersionReader(Reading reading) {
    this.reading = reading;
    this.schemas = new SchemaReader(reading);
    this.beans = schemas.beans();
    this.columns = new ColumnReader(reading);
    this.selectableFields = new SelectableFieldReader(reading);
    this.scales = new ScaleReader(reading);
  }

  CrdVersion read(
      ResourceDeclaration declaration, FieldPath path, CrdOrigins origins, ConversionMarks marks) {
    schemas.beans().version().enter(declaration);
    SchemaDraft draft = declaration.isSpec() ? aroundSpec(declaration) : resource(declaration);
    Schema schema = draft.schema();
    origins.schema(draft.origins());
    marks.add(declaration, draft);
    place(declaration, path, origins);
    List<AnnotationUse> onClass = new ArrayList<>(Mirrors.on(declaration.element()));
    StrimziCrd strimzi = StrimziCrd.on(declaration.element());
    if (strimzi != null) {
      onClass.addAll(strimzi.columns(declaration.version()));
    }
    List<PrinterColumn> printed =
        columns.read(onClass, draft, path.field("additionalPrinterColumns"), origins);
    List<String> selectable =
        selectableFields.read(onClass, draft, path.field("selectableFields"), origins);
    @Nullable Scale scale =
        scales.read(declaration, draft, path.field("subresources").field("scale"), origins);
    String warning = declaration.deprecationWarning();
    return new CrdVersion(
        declaration.version(),
        declaration.served(),
        declaration.storage(),
        declaration.deprecated(),
        warning.isEmpty() ? null : warning,
        schema,
        schema.properties().containsKey("status")
            && (strimzi == null || strimzi.hasStatus(declaration.version())),
        scale,
        printed,
        selectable);
  }

  /** The rules about keys of maps that were made so far. */
  Set<ValidationRule> keyRules() {
    return schemas.keyRules().made();
  }

  /** The schema of a class that is the whole resource. */
  private SchemaDraft resource(ResourceDeclaration declaration) {
    Bean bean = reading.beans().introspect((DeclaredType) declaration.element().asType());
    SchemaDraft draft =
        beans.object(bean, declaration.element(), name -> !SERVER_OWNED.contains(name));
    if (!draft.schema().properties().containsKey("spec")) {
      reading.report(
          SourceRule.ResourceWithoutSpec,
          declaration.origin(""),
          declaration.names().kind() + " has no property 'spec'",
          "a resource class holds what its users want in 'spec'");
    }
    return draft;
  }

  /** The schema of a resource of which the class is only the spec. */
  private SchemaDraft aroundSpec(ResourceDeclaration declaration) {
    Place place =
        Place.of(declaration.names().kind(), declaration.element(), List.of()).unannotated();
    SchemaDraft draft = SchemaDraft.ofType(place, "object", "");
    Map<String, Schema> properties = new TreeMap<>();
    SchemaDraft spec =
        beans.spec().inside(() -> schemas.read(declaration.element().asType(), place));
    if (!spec.schema().isType("object") && spec.schema().type() != null) {
      reading.report(
          SourceRule.ResourceWithoutSpec,
          declaration.origin(""),
          declaration.element().getSimpleName()
              + " cannot be a spec, because its JSON is "
              + Applicability.aKind(spec.schema()),
          "a class without a property 'spec' is itself the spec, and that is an object");
    }
    add("spec", spec, draft, properties);
    if (declaration.status() != null) {
      add("status", schemas.read(declaration.status(), place), draft, properties);
    }
    String description = spec.schema().description();
    if (description != null) {
      draft.set(Keyword.DESCRIPTION, description);
    }
    draft.set(Keyword.PROPERTIES, properties);
    return draft;
  }

  private static void add(
      String name, SchemaDraft property, SchemaDraft holder, Map<String, Schema> properties) {
    properties.put(name, property.schema());
    holder.origins().property(name, property.origins());
    property.marks().forEach(mark -> holder.mark(mark.below(name)));
  }

  private static void place(ResourceDeclaration declaration, FieldPath path, CrdOrigins origins) {
    origins.place(path, declaration.origin(""));
    origins.place(path.field("name"), declaration.origin("version"));
    for (String member : List.of("served", "storage", "deprecated", "deprecationWarning")) {
      origins.place(path.field(member), declaration.origin(member));
    }
  }
}
