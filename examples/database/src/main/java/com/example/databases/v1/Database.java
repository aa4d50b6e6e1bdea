package com.example.databases.v1;

import io.github.crd4j.annotations.ConversionWebhook;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.PrinterColumn;
import io.github.crd4j.annotations.Required;
import io.github.crd4j.annotations.Scale;

/** A managed database. */
@CustomResource(
    group = "databases.example.com",
    version = "v1",
    shortNames = "db",
    categories = "all",
    otherVersions = com.example.databases.v1alpha1.Database.class)
@ConversionWebhook(
    service = "database-operator",
    namespace = "databases",
    injectCaFrom = "databases/database-operator")
@Scale(
    specReplicasPath = ".spec.size",
    statusReplicasPath = ".status.readyInstances",
    labelSelectorPath = ".status.selector")
@PrinterColumn(name = "Ready", jsonPath = ".status.conditions[?(@.type=='Ready')].status")
@PrinterColumn(name = "Size", jsonPath = ".spec.size")
@PrinterColumn(name = "Age", jsonPath = ".metadata.creationTimestamp")
public record Database(@Required DatabaseSpec spec, DatabaseStatus status) {}
