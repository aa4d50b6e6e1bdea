package com.example.databases.v1;

import io.github.crd4j.annotations.ConvertedFrom;
import io.github.crd4j.annotations.Default;
import io.github.crd4j.annotations.Immutable;
import io.github.crd4j.annotations.ListType;
import io.github.crd4j.annotations.MaxItems;
import io.github.crd4j.annotations.MaxLength;
import io.github.crd4j.annotations.Maximum;
import io.github.crd4j.annotations.Minimum;
import io.github.crd4j.annotations.Pattern;
import io.github.crd4j.annotations.Required;
import io.github.crd4j.annotations.SelectableField;
import io.github.crd4j.annotations.Validation;
import java.util.List;

/**
 * What the database should be.
 *
 * @param engine The software that runs. It can be chosen once.
 * @param size Number of instances.
 * @param minSize The size below which the autoscaler must not go.
 * @param storageClass The class of the volumes; the cluster's default if it is left out.
 * @param zones Where instances may run; anywhere if empty.
 * @param ports What clients connect to.
 * @param backup When and whether backups are made.
 */
@Validation(
    rule = "!has(self.minSize) || self.minSize <= self.size",
    message = "size must not be below minSize",
    fieldPath = ".size")
public record DatabaseSpec(
    @Required @Immutable @SelectableField Engine engine,
    @ConvertedFrom(version = "v1alpha1", path = "spec.replicas")
        @Minimum(1)
        @Maximum(99)
        @Default("1")
        Integer size,
    @Minimum(1) Integer minSize,
    @MaxLength(63) @Immutable String storageClass,
    @ListType(ListType.Kind.SET) @MaxItems(10)
        List<@MaxLength(63) @Pattern("^[a-z0-9-]+$") String> zones,
    @ListType(value = ListType.Kind.MAP, keys = "name") @MaxItems(16) List<Port> ports,
    @Default("{}") Backup backup) {}
