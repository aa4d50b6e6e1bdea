package com.example.databases.v1alpha1;

import com.example.databases.v1.DatabaseStatus;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.PrinterColumn;
import io.github.crd4j.annotations.Required;

/** A managed database. */
@CustomResource(
    group = "databases.example.com",
    version = "v1alpha1",
    shortNames = "db",
    categories = "all",
    storage = false,
    deprecated = true,
    deprecationWarning =
        "databases.example.com/v1alpha1 Database is deprecated; use v1, where replicas is size")
@PrinterColumn(name = "Replicas", jsonPath = ".spec.replicas")
public record Database(@Required DatabaseSpec spec, DatabaseStatus status) {}
