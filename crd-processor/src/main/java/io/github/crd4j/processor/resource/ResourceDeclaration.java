package io.github.crd4j.processor.resource;

import io.github.crd4j.model.CrdNames;
import io.github.crd4j.processor.mirror.Origin;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * What a class says of the resource that it is a version of.
 *
 * @param element the class
 * @param group API group
 * @param version name of the version
 * @param names what the resource is called, complete
 * @param scope {@code Namespaced} or {@code Cluster}
 * @param served whether the version is served
 * @param storage whether it is the storage version
 * @param deprecated whether its users are warned
 * @param deprecationWarning with which text; empty for the API server's own
 * @param isSpec whether the class is the spec itself, not the whole resource
 * @param status type of the status of a spec class; null for none
 * @param otherVersions the classes of the other versions, if this one lists them
 * @param listsVersions whether it would have to list them; other versions are found by group and
 *     kind otherwise
 * @param labels labels of the CRD
 * @param annotations annotations of the CRD
 * @param origins where a member of the declaration was said, by the name our annotation has for it
 */
public record ResourceDeclaration(
    TypeElement element,
    String group,
    String version,
    CrdNames names,
    String scope,
    boolean served,
    boolean storage,
    boolean deprecated,
    String deprecationWarning,
    boolean isSpec,
    @Nullable TypeMirror status,
    List<TypeMirror> otherVersions,
    boolean listsVersions,
    Map<String, String> labels,
    Map<String, String> annotations,
    Places origins) {

  /** Where the members of a declaration were said. */
  @FunctionalInterface
  public interface Places {

    /**
     * The origin of {@code member}, or of the declaration as a whole.
     *
     * @param index the item of the array that the member is; -1 for all of it
     */
    Origin of(String member, int index);
  }

  /**
   * Whether its classes take no other properties than their own, although they keep what they do
   * not know: Strimzi's do so only to tell the user.
   */
  public boolean closed() {
    return StrimziCrd.on(element) != null;
  }

  /** {@code metadata.name} of the CRD. */
  public String crdName() {
    return names.plural() + "." + group;
  }

  /** Where {@code member} was said, or the declaration as a whole. */
  public Origin origin(String member) {
    return origins.of(member, -1);
  }

  /** Where item {@code index} of {@code member} was said. */
  public Origin origin(String member, int index) {
    return origins.of(member, index);
  }
}
