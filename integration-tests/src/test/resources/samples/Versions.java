package samples;

import io.github.crd4j.annotations.ConversionWebhook;
import io.github.crd4j.annotations.CrdMetadata;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;
import io.github.crd4j.annotations.PrinterColumn;
import io.github.crd4j.annotations.Required;
import io.github.crd4j.annotations.Scale;
import io.github.crd4j.annotations.Scope;
import io.github.crd4j.annotations.SelectableField;

/** Everything that a CRD says beside its schemas, and five versions in Kubernetes' order. */
@CustomResource(
    group = "samples.example.com",
    version = "v2",
    kind = "Policy",
    plural = "policies",
    singular = "policy",
    listKind = "Policies",
    shortNames = {"pol", "pl"},
    categories = {"all", "samples"},
    scope = Scope.CLUSTER,
    otherVersions = {V1.class, V1Beta1.class, V1Alpha1.class, Legacy.class})
@ConversionWebhook(service = "policies", namespace = "samples")
@CrdMetadata(
    labels = {"app.kubernetes.io/part-of=samples", "empty="},
    annotations = {"example.com/note=a=b: c", "example.com/number=1"})
@Scale(
    specReplicasPath = ".spec.replicas",
    statusReplicasPath = ".status.replicas",
    labelSelectorPath = ".status.selector")
@PrinterColumn(name = "Phase", jsonPath = ".status.phase", description = "yes: or no", priority = 1)
@PrinterColumn(name = "Age", jsonPath = ".metadata.creationTimestamp")
@SelectableField(jsonPath = ".status.phase")
record Policy(@Required PolicySpec spec, PolicyStatus status) {}

record PolicySpec(
    @Default("1") @PrinterColumn Integer replicas, @SelectableField String owner, Boolean on) {}

record PolicyStatus(Integer replicas, String selector, String phase) {}

@CustomResource(
    group = "samples.example.com",
    version = "v1",
    kind = "Policy",
    plural = "policies",
    singular = "policy",
    listKind = "Policies",
    shortNames = {"pol", "pl"},
    categories = {"all", "samples"},
    scope = Scope.CLUSTER,
    storage = false,
    deprecated = true)
record V1(PolicySpec spec) {}

@CustomResource(
    group = "samples.example.com",
    version = "v1beta1",
    kind = "Policy",
    plural = "policies",
    singular = "policy",
    listKind = "Policies",
    shortNames = {"pol", "pl"},
    categories = {"all", "samples"},
    scope = Scope.CLUSTER,
    storage = false,
    deprecated = true,
    deprecationWarning = "use v2: it's better")
record V1Beta1(PolicySpec spec) {}

@CustomResource(
    group = "samples.example.com",
    version = "v1alpha1",
    kind = "Policy",
    plural = "policies",
    singular = "policy",
    listKind = "Policies",
    shortNames = {"pol", "pl"},
    categories = {"all", "samples"},
    scope = Scope.CLUSTER,
    storage = false,
    served = false)
record V1Alpha1(PolicySpec spec) {}

@CustomResource(
    group = "samples.example.com",
    version = "legacy",
    kind = "Policy",
    plural = "policies",
    singular = "policy",
    listKind = "Policies",
    shortNames = {"pol", "pl"},
    categories = {"all", "samples"},
    scope = Scope.CLUSTER,
    storage = false)
record Legacy(PolicySpec spec) {}
