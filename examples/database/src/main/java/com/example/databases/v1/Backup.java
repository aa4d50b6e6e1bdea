package com.example.databases.v1;

import io.github.crd4j.annotations.ConvertedFrom;
import io.github.crd4j.annotations.Default;
import io.github.crd4j.annotations.MaxLength;
import io.github.crd4j.annotations.Minimum;

/**
 * When and whether backups are made.
 *
 * @param enabled Whether backups are made.
 * @param schedule When they are made, as a cron expression.
 * @param keep How many are kept.
 */
public record Backup(
    @Default("true") Boolean enabled,
    @ConvertedFrom(version = "v1alpha1", path = "spec.backupHour", fallback = "3")
        @MaxLength(100)
        @Default("0 3 * * *")
        String schedule,
    @Minimum(1) @Default("7") Integer keep) {}
