package samples;

import io.fabric8.kubernetes.api.model.AnyType;
import io.fabric8.kubernetes.api.model.GenericKubernetesResource;
import io.fabric8.kubernetes.api.model.IntOrString;
import io.fabric8.kubernetes.api.model.Quantity;
import io.fabric8.kubernetes.api.model.runtime.RawExtension;
import io.github.crd4j.annotations.CustomResource;
import java.util.List;
import java.util.Map;

/** Types of a Kubernetes client, and trees of JSON. */
@CustomResource(group = "samples.example.com", version = "v1", kind = "ClientTypes")
record ClientTypesSpec(
    IntOrString port,
    Quantity memory,
    Map<String, Quantity> limits,
    List<IntOrString> ports,
    AnyType anything,
    RawExtension raw,
    GenericKubernetesResource template,
    io.fabric8.kubernetes.api.model.Duration timeout,
    com.fasterxml.jackson.databind.JsonNode tree,
    com.fasterxml.jackson.databind.node.ObjectNode object,
    com.fasterxml.jackson.databind.node.ArrayNode array,
    tools.jackson.databind.JsonNode newTree,
    tools.jackson.databind.node.ObjectNode newObject,
    tools.jackson.databind.node.ArrayNode newArray) {}
