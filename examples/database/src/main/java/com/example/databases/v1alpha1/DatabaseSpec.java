package com.example.databases.v1alpha1;

import com.example.databases.v1.Engine;
import io.github.crd4j.annotations.Default;
import io.github.crd4j.annotations.Maximum;
import io.github.crd4j.annotations.Minimum;

/**
 * What the database should be.
 *
 * @param engine The software that runs.
 * @param replicas Number of instances.
 */
public record DatabaseSpec(
    Engine engine, @Minimum(1) @Maximum(99) @Default("1") Integer replicas) {}
