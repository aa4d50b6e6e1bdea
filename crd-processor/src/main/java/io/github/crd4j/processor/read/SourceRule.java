package io.github.crd4j.processor.read;

import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Finding;
import io.github.crd4j.rules.Severity;
import java.util.List;

/** What can be wrong with the Java itself, before there is a CRD to look at. */
public enum SourceRule {
  /** An annotation says something that its place cannot have. */
  AnnotationWithoutEffect(Severity.WARNING),
  /** Two annotations give one keyword different values. */
  AnnotationsDisagree(Severity.WARNING),
  /** The value of an annotation cannot be what it is. */
  AnnotationValueInvalid(Severity.ERROR),
  /** The type of a column cannot be told, because its path leads into content without schema. */
  ColumnTypeUnknown(Severity.WARNING),
  /** The text of a default, an example or an enum value is not of the type of the schema. */
  DefaultMalformed(Severity.ERROR),
  /** A default is asked for from an initialiser that cannot be seen or is no constant. */
  DefaultInitialiserUnknown(Severity.ERROR),
  /** A name in an annotation is no property of the class. */
  FieldNameUnknown(Severity.ERROR),
  /** A resource of fabric8's has only one of the annotations that name its API. */
  GroupOrVersionMissing(Severity.ERROR),
  /** An initialiser is not the default of the schema; looked at only where it is asked for. */
  InitialiserDiffers(Severity.WARNING),
  /** Jackson cannot read what it writes of a class. */
  JacksonCannotRead(Severity.WARNING),
  /** Jackson fails on every object of a class. */
  JacksonFails(Severity.WARNING),
  /** The JSON of a class does not survive being read and written. */
  JsonLossy(Severity.WARNING),
  /** Only running code could tell what the JSON is. */
  JsonUndecidable(Severity.WARNING),
  /** A list of a type of Kubernetes' has no keys, which Kubernetes' own lists of it have. */
  ListWithoutKeys(Severity.WARNING),
  /** A rule about the keys of a map would cost the API server too much. */
  MapKeysUnchecked(Severity.WARNING),
  /** A map has keys whose text is not that of a value. */
  MapKeyUnsupported(Severity.WARNING),
  /** A member is marked for the whole resource, but no single path leads to it. */
  MemberPathAmbiguous(Severity.ERROR),
  /** A type contains itself. */
  RecursiveType(Severity.ERROR),
  /** A property is required only because it is never null, and has an initialiser. */
  RequiredDespiteInitialiser(Severity.WARNING),
  /** A property has a default, so that it is never missing, and is required all the same. */
  RequiredWithDefault(Severity.WARNING),
  /** A resource has no spec, or its spec is no object. */
  ResourceWithoutSpec(Severity.ERROR),
  /** Two members are marked to be the same part of the scale subresource. */
  ScalePathAmbiguous(Severity.ERROR),
  /** A schema patch is no JSON object, or its result is no schema. */
  SchemaPatchInvalid(Severity.ERROR),
  /** No schema can be made of a type. */
  UnmappableType(Severity.ERROR),
  /** A type is missing, and no processor has made it. */
  UnresolvedType(Severity.ERROR),
  /** Variants of a union say different things of what the schema of the union has only once. */
  VariantsDisagree(Severity.WARNING),
  /** Two versions of one CRD say different things of what there is only once. */
  VersionsDisagree(Severity.ERROR),
  /** A class that is no version of the CRD is listed as one. */
  VersionNotAResource(Severity.ERROR),
  /** A version that is not the storage version belongs to no CRD. */
  VersionUnlisted(Severity.WARNING),
  /** Not exactly one version of a CRD is the storage version. */
  StorageVersionNotUnique(Severity.ERROR);

  private final Severity severity;

  SourceRule(Severity severity) {
    this.severity = severity;
  }

  /** A finding of this rule. It has no path, because there may be no CRD. */
  public Finding finding(String message, String... details) {
    return new Finding(name(), severity, FieldPath.ROOT, message, List.of(details));
  }
}
