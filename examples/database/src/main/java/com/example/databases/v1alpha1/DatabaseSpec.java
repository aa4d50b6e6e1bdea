package com.example.databases.v1alpha1;

import com.example.databases.v1.Engine;
import io.github.crd4j.annotations.Default;
import io.github.crd4j.annotations.Immutable;
import io.github.crd4j.annotations.Maximum;
import io.github.crd4j.annotations.Minimum;
import io.github.crd4j.annotations.Required;

/**
 * What the database should be.
 *
 * @param engine The software that runs. It can be chosen once.
 * @param replicas Number of instances.
 * @param backupHour The hour of the day at which backups are made.
 */
public record DatabaseSpec(
    @Required @Immutable Engine engine,
    @Minimum(1) @Maximum(99) @Default("1") Integer replicas,
    @Minimum(0) @Maximum(23) @Default("3") Integer backupHour) {}
