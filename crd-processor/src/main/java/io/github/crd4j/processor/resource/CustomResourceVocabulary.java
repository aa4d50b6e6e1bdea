package io.github.crd4j.processor.resource;

import io.github.crd4j.model.CrdNames;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Mirrors;
import io.github.crd4j.processor.mirror.Origin;
import io.github.crd4j.processor.read.Reading;
import io.github.crd4j.processor.read.UnresolvedType;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Our own {@code @CustomResource}. */
final class CustomResourceVocabulary implements ResourceVocabulary {

  private static final String PACKAGE = "io.github.crd4j.annotations.";
  private static final String CUSTOM_RESOURCE = PACKAGE + "CustomResource";
  private static final String CRD_METADATA = PACKAGE + "CrdMetadata";

  @Override
  public Set<String> annotations() {
    return Set.of(CUSTOM_RESOURCE);
  }

  @Override
  public @Nullable ResourceDeclaration read(TypeElement type, Reading reading) {
    AnnotationUse use = Mirrors.find(type, CUSTOM_RESOURCE);
    if (use == null) {
      return null;
    }
    AnnotationUse metadata = Mirrors.find(type, CRD_METADATA);
    for (String member : List.of("status", "otherVersions")) {
      if (use.namesMissingType(member)) {
        throw new UnresolvedType("", member + " of " + use.displayName());
      }
    }
    TypeMirror status = use.type("status");
    boolean hasStatus = status != null && status.getKind() != TypeKind.VOID;
    boolean isSpec = hasStatus || !hasSpec(type, reading);
    return new ResourceDeclaration(
        type,
        use.string("group"),
        use.string("version"),
        names(use, type, isSpec),
        use.constant("scope").equals("CLUSTER") ? "Cluster" : "Namespaced",
        use.bool("served"),
        use.bool("storage"),
        use.bool("deprecated"),
        use.string("deprecationWarning"),
        isSpec,
        hasStatus ? status : null,
        use.types("otherVersions"),
        true,
        metadata == null ? Map.of() : KeyValues.read(metadata, "labels", reading),
        metadata == null ? Map.of() : KeyValues.read(metadata, "annotations", reading),
        (member, index) -> origin(member, index, use, metadata));
  }

  private static boolean hasSpec(TypeElement type, Reading reading) {
    return reading.beans().introspect((DeclaredType) type.asType()).properties().stream()
        .anyMatch(property -> property.name().equals("spec"));
  }

  private static Origin origin(
      String member, int index, AnnotationUse use, @Nullable AnnotationUse metadata) {
    boolean inMetadata = member.equals("labels") || member.equals("annotations");
    AnnotationUse said = inMetadata && metadata != null ? metadata : use;
    return index < 0 ? said.origin(member) : said.origin(member, index);
  }

  private static CrdNames names(AnnotationUse use, TypeElement type, boolean isSpec) {
    String simpleName = type.getSimpleName().toString();
    boolean suffixed = isSpec && simpleName.endsWith("Spec") && simpleName.length() > 4;
    String kind =
        orElse(
            use.string("kind"),
            suffixed ? simpleName.substring(0, simpleName.length() - 4) : simpleName);
    String singular = orElse(use.string("singular"), kind.toLowerCase(Locale.ROOT));
    return new CrdNames(
        orElse(use.string("plural"), EnglishPlural.of(kind.toLowerCase(Locale.ROOT))),
        singular,
        kind,
        orElse(use.string("listKind"), kind + "List"),
        use.strings("shortNames"),
        use.strings("categories"));
  }

  private static String orElse(String given, String otherwise) {
    return given.isEmpty() ? otherwise : given;
  }
}
