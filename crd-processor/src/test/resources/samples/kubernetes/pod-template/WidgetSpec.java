package com.example.widgets;

import io.fabric8.kubernetes.api.model.PodTemplateSpec;
import io.github.crd4j.annotations.CustomResource;

@CustomResource(group = "example.com", version = "v1")
record WidgetSpec(PodTemplateSpec template) {}
