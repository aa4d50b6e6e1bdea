package io.github.crd4j.admit;

import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.model.Crd;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the admission of an object among several CRDs; each is made once, when it is needed. */
public final class Admissions {

  private final List<Crd> crds;
  private final KubernetesVersion kubernetes;
  private final Map<String, Admission> made = new HashMap<>();

  public Admissions(Collection<Crd> crds, KubernetesVersion kubernetes) {
    this.crds = List.copyOf(crds);
    this.kubernetes = kubernetes;
  }

  /**
   * The admission of {@code object}, by its apiVersion and kind.
   *
   * @param version instead of the one that the object says; null for that
   * @throws IllegalArgumentException if no CRD is of it, or its CRD has no such version
   */
  public Admission find(JsonObject object, @Nullable String version) {
    String apiVersion = object.text("apiVersion");
    int slash = Math.max(0, apiVersion.indexOf('/'));
    String group = apiVersion.substring(0, slash);
    String kind = object.text("kind");
    for (Crd crd : crds) {
      if (crd.group().equals(group) && crd.names().kind().equals(kind)) {
        String wanted =
            version == null
                ? apiVersion.substring(Math.min(slash + 1, apiVersion.length()))
                : version;
        return made.computeIfAbsent(
            crd.name() + "/" + wanted, key -> Admission.of(crd, wanted, kubernetes));
      }
    }
    throw new IllegalArgumentException(
        "no CRD is of kind '" + kind + "' in the group of apiVersion '" + apiVersion + "'");
  }
}
