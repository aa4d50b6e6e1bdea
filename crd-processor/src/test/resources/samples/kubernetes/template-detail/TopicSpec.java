package com.example.topics;

import io.fabric8.kubernetes.api.model.PodTemplateSpec;
import io.fabric8.kubernetes.api.model.apiextensions.v1.JSONSchemaProps;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.SchemaDetail;

/**
 * @param overlay labels or affinity only: fabric8's client leaves an empty list of containers out
 * @param schema a class that contains itself
 */
@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    @SchemaDetail(
            without = {"metadata.managedFields", "spec.ephemeralContainers", "spec.initContainers"},
            preserveUnknown = {"spec.volumes", "spec.containers.lifecycle"},
            optional = "spec.containers")
        PodTemplateSpec overlay,
    @SchemaDetail(preserveUnknown = ".") JSONSchemaProps schema) {}
