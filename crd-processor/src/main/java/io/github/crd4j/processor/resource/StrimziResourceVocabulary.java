package io.github.crd4j.processor.resource;

import io.github.crd4j.model.CrdNames;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Origin;
import io.github.crd4j.processor.read.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Strimzi's {@code @Crd}: one class for all versions of a resource. */
final class StrimziResourceVocabulary implements ResourceVocabulary {

  private static final Set<String> OF_VERSIONS = Set.of("served", "storage");
  private static final Set<String> OF_SPEC = Set.of("group", "scope");

  @Override
  public Set<String> annotations() {
    return Set.of(StrimziCrd.CRD);
  }

  /** The storage version, or the first if none is. */
  @Override
  public @Nullable ResourceDeclaration read(TypeElement type, Reading reading) {
    List<ResourceDeclaration> all = all(type);
    return all.isEmpty() ? null : all.get(storage(all));
  }

  @Override
  public List<ResourceDeclaration> furtherVersions(TypeElement type) {
    List<ResourceDeclaration> all = new ArrayList<>(all(type));
    if (!all.isEmpty()) {
      all.remove(storage(all));
    }
    return all;
  }

  private static List<ResourceDeclaration> all(TypeElement type) {
    StrimziCrd crd = StrimziCrd.on(type);
    return crd == null || crd.names().isEmpty()
        ? List.of()
        : crd.versions().stream().map(version -> declaration(type, crd, version)).toList();
  }

  private static int storage(List<ResourceDeclaration> all) {
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).storage()) {
        return i;
      }
    }
    return 0;
  }

  private static ResourceDeclaration declaration(
      TypeElement type, StrimziCrd crd, AnnotationUse version) {
    AnnotationUse names = crd.names().get(0);
    return new ResourceDeclaration(
        type,
        crd.spec().string("group"),
        version.string("name"),
        names(names),
        crd.spec().string("scope"),
        version.bool("served"),
        version.bool("storage"),
        false,
        "",
        false,
        null,
        List.of(),
        false,
        Map.of(),
        Map.of(),
        (member, index) -> origin(member, index, crd.spec(), names, version));
  }

  private static Origin origin(
      String member, int index, AnnotationUse spec, AnnotationUse names, AnnotationUse version) {
    if (member.equals("version")) {
      return version.origin("name");
    }
    if (OF_VERSIONS.contains(member)) {
      return version.origin(member);
    }
    if (OF_SPEC.contains(member)) {
      return spec.origin(member);
    }
    if (names.isGiven(member)) {
      return index < 0 ? names.origin(member) : names.origin(member, index);
    }
    return Origin.of(spec.element());
  }

  private static CrdNames names(AnnotationUse names) {
    String kind = names.string("kind");
    String listKind = names.string("listKind");
    String singular = names.string("singular");
    return new CrdNames(
        names.string("plural"),
        singular.isEmpty() ? kind.toLowerCase(Locale.ROOT) : singular,
        kind,
        listKind.isEmpty() ? kind + "List" : listKind,
        names.strings("shortNames"),
        names.strings("categories"));
  }
}
