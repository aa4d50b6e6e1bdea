package io.github.crd4j.processor;

import io.github.crd4j.processor.read.Reading;
import io.github.crd4j.processor.read.SourceRule;
import io.github.crd4j.processor.read.UnresolvedType;
import io.github.crd4j.processor.resource.ResourceDeclaration;
import io.github.crd4j.processor.resource.ResourceDeclarations;
import io.github.crd4j.processor.resource.ResourceVocabularies;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Finds all versions of the CRD that a class is a version of. */
final class VersionGroups {

  /**
   * The versions of one CRD.
   *
   * @param hub the storage version, or the first if none or several say so
   * @param others all others
   */
  record Versions(ResourceDeclaration hub, List<ResourceDeclaration> others) {}

  /** What the versions of one CRD have in common where none lists the others. */
  private record GroupAndKind(String group, String kind) {
    static GroupAndKind of(ResourceDeclaration declaration) {
      return new GroupAndKind(declaration.group(), declaration.names().kind());
    }
  }

  private final Reading reading;
  private final ResourceDeclarations declarations;
  private final Set<String> seen;
  private @Nullable Map<GroupAndKind, List<ResourceDeclaration>> unlisted;

  /**
   * @param seen names of the resource classes met so far, for those that do not list each other
   */
  VersionGroups(Reading reading, ResourceDeclarations declarations, Set<String> seen) {
    this.reading = reading;
    this.declarations = declarations;
    this.seen = seen;
  }

  Versions of(ResourceDeclaration declaration) {
    List<ResourceDeclaration> further = ResourceVocabularies.furtherVersions(declaration);
    if (!further.isEmpty()) {
      return new Versions(declaration, further);
    }
    return declaration.listsVersions()
        ? new Versions(declaration, listed(declaration))
        : sameGroupAndKind(declaration);
  }

  private List<ResourceDeclaration> listed(ResourceDeclaration hub) {
    List<ResourceDeclaration> others = new ArrayList<>();
    for (int i = 0; i < hub.otherVersions().size(); i++) {
      TypeMirror type = hub.otherVersions().get(i);
      if (type.getKind() == TypeKind.ERROR) {
        throw new UnresolvedType(type.toString(), "otherVersions of " + hub.names().kind());
      }
      ResourceDeclaration other =
          type instanceof DeclaredType declared
              ? declarations.of((TypeElement) declared.asElement())
              : null;
      if (other == null) {
        reading
            .reporter()
            .report(
                SourceRule.VersionNotAResource.finding(
                    "'" + type + "' in otherVersions of " + hub.names().kind() + " is no resource",
                    "every version of a CRD is a class with @CustomResource"),
                hub.origin("otherVersions", i));
      } else {
        others.add(other);
      }
    }
    return others;
  }

  /** fabric8's classes do not list each other: those of one group and kind belong together. */
  private Versions sameGroupAndKind(ResourceDeclaration declaration) {
    List<ResourceDeclaration> all =
        new ArrayList<>(unlisted().getOrDefault(GroupAndKind.of(declaration), List.of()));
    ResourceDeclaration hub =
        all.stream().filter(ResourceDeclaration::storage).findFirst().orElse(declaration);
    all.removeIf(other -> other.element().equals(hub.element()));
    return new Versions(hub, all);
  }

  private Map<GroupAndKind, List<ResourceDeclaration>> unlisted() {
    if (unlisted == null) {
      Map<GroupAndKind, List<ResourceDeclaration>> found = new HashMap<>();
      for (String name : seen) {
        TypeElement type = reading.elements().getTypeElement(name);
        ResourceDeclaration declaration = type == null ? null : declarations.of(type);
        if (declaration != null && !declaration.listsVersions()) {
          found
              .computeIfAbsent(GroupAndKind.of(declaration), key -> new ArrayList<>())
              .add(declaration);
        }
      }
      unlisted = found;
    }
    return unlisted;
  }
}
