package io.github.crd4j.integration;

import io.github.crd4j.testing.apiserver.ApiPath;
import java.util.List;
import java.util.Locale;

/** Admission policies and their bindings, which are generated beside CRDs. */
public final class AdmissionPolicies {

  private AdmissionPolicies() {}

  /** The documents of a YAML file. */
  public static List<String> documents(String yaml) {
    return List.of(yaml.split("(?m)^---\n", -1));
  }

  /** Where the server has all that are of the kind of a YAML document. */
  public static ApiPath likeDocument(String document) {
    return ofKind(document.replaceFirst("(?s).*\nkind: (\\w+)\n.*", "$1"));
  }

  /** Where the server has all of {@code kind}, such as {@code MutatingAdmissionPolicyBinding}. */
  public static ApiPath ofKind(String kind) {
    String singular = kind.toLowerCase(Locale.ROOT);
    String plural =
        singular.endsWith("y")
            ? singular.substring(0, singular.length() - 1) + "ies"
            : singular + "s";
    return ApiPath.resource("admissionregistration.k8s.io", "v1", plural);
  }
}
