package io.github.crd4j.processor.resource;

import io.github.crd4j.model.CrdNames;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Mirrors;
import io.github.crd4j.processor.mirror.Origin;
import io.github.crd4j.processor.read.Reading;
import io.github.crd4j.processor.read.SourceRule;
import io.github.crd4j.processor.read.Supertypes;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** fabric8's {@code @Group} and {@code @Version} on a class that is a {@code HasMetadata}. */
final class Fabric8ResourceVocabulary implements ResourceVocabulary {

  private static final String PACKAGE = "io.fabric8.kubernetes.model.annotation.";
  private static final String GROUP = PACKAGE + "Group";
  private static final String VERSION = PACKAGE + "Version";
  private static final String HAS_METADATA = "io.fabric8.kubernetes.api.model.HasMetadata";
  private static final String NAMESPACED = "io.fabric8.kubernetes.api.model.Namespaced";
  private static final String GENERATOR = "io.fabric8.crd.generator.annotation.";

  /** The annotation that says each member of ours. */
  private static final Map<String, String> MEMBERS =
      Map.ofEntries(
          Map.entry("group", GROUP),
          Map.entry("version", VERSION),
          Map.entry("served", VERSION),
          Map.entry("storage", VERSION),
          Map.entry("deprecated", VERSION),
          Map.entry("deprecationWarning", VERSION),
          Map.entry("kind", PACKAGE + "Kind"),
          Map.entry("plural", PACKAGE + "Plural"),
          Map.entry("singular", PACKAGE + "Singular"),
          Map.entry("shortNames", PACKAGE + "ShortNames"),
          Map.entry("categories", PACKAGE + "Categories"),
          Map.entry("labels", GENERATOR + "Labels"),
          Map.entry("annotations", GENERATOR + "Annotations"));

  @Override
  public Set<String> annotations() {
    return Set.of(GROUP, VERSION);
  }

  @Override
  public @Nullable ResourceDeclaration read(TypeElement type, Reading reading) {
    AnnotationUse group = Mirrors.find(type, GROUP);
    AnnotationUse version = Mirrors.find(type, VERSION);
    if (group == null && version == null) {
      return null;
    }
    Supertypes.requireAll(type);
    if (!isA(type.asType(), HAS_METADATA, reading.types())) {
      return null;
    }
    if (group == null || version == null) {
      reportHalf(type, group, version, reading);
      return null;
    }
    return new ResourceDeclaration(
        type,
        group.string("value"),
        version.string("value"),
        names(type),
        isA(type.asType(), NAMESPACED, reading.types()) ? "Namespaced" : "Cluster",
        version.bool("served"),
        version.bool("storage"),
        version.bool("deprecated"),
        version.string("deprecationWarning"),
        false,
        null,
        List.of(),
        false,
        pairs(type, "Labels", reading),
        pairs(type, "Annotations", reading),
        (member, index) -> origin(type, member));
  }

  /** An abstract class may leave the other annotation to its subclasses. */
  private static void reportHalf(
      TypeElement type,
      @Nullable AnnotationUse group,
      @Nullable AnnotationUse version,
      Reading reading) {
    AnnotationUse said = group == null ? version : group;
    if (said == null || type.getModifiers().contains(Modifier.ABSTRACT)) {
      return;
    }
    String missing = group == null ? "@Group" : "@Version";
    reading.report(
        SourceRule.GroupOrVersionMissing,
        said.origin(),
        type.getSimpleName() + " has " + said.displayName() + ", but no " + missing,
        "no CRD can be made of it, and fabric8's client refuses the class at run time",
        "add " + missing + "; it is not inherited from a superclass");
  }

  private static Map<String, String> pairs(TypeElement type, String annotation, Reading reading) {
    AnnotationUse use = Mirrors.find(type, GENERATOR + annotation);
    return use == null ? Map.of() : KeyValues.read(use, "value", reading);
  }

  private static Origin origin(TypeElement type, String member) {
    AnnotationUse use = Mirrors.find(type, MEMBERS.getOrDefault(member, GROUP));
    if (use == null) {
      return Origin.of(type);
    }
    return use.origin(use.isGiven(member) ? member : "value");
  }

  private static CrdNames names(TypeElement type) {
    String kind = value(type, "Kind", type.getSimpleName().toString());
    // The client lowers what the annotations say, and asks the API server for that.
    String singular = value(type, "Singular", kind).toLowerCase(Locale.ROOT);
    return new CrdNames(
        value(type, "Plural", Fabric8Plural.of(singular)).toLowerCase(Locale.ROOT),
        singular,
        kind,
        kind + "List",
        values(type, "ShortNames"),
        values(type, "Categories"));
  }

  private static String value(TypeElement type, String annotation, String otherwise) {
    AnnotationUse use = Mirrors.find(type, PACKAGE + annotation);
    return use == null || use.string("value").isEmpty() ? otherwise : use.string("value");
  }

  private static List<String> values(TypeElement type, String annotation) {
    AnnotationUse use = Mirrors.find(type, PACKAGE + annotation);
    return use == null ? List.of() : use.strings("value");
  }

  private static boolean isA(TypeMirror type, String name, Types types) {
    if (type instanceof DeclaredType declared
        && ((TypeElement) declared.asElement()).getQualifiedName().contentEquals(name)) {
      return true;
    }
    return types.directSupertypes(type).stream().anyMatch(parent -> isA(parent, name, types));
  }
}
