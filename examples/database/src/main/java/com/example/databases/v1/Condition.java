package com.example.databases.v1;

import io.github.crd4j.annotations.EnumValues;
import io.github.crd4j.annotations.MaxLength;
import io.github.crd4j.annotations.Required;
import java.time.Instant;

/**
 * One aspect of the state of the database.
 *
 * @param type Which aspect, such as Ready.
 * @param status Whether it holds.
 * @param reason Why, in one word for machines.
 * @param message Why, in a sentence for people.
 * @param lastTransitionTime When the status last changed.
 */
public record Condition(
    @Required @MaxLength(316) String type,
    @Required @EnumValues({"True", "False", "Unknown"}) String status,
    @MaxLength(1024) String reason,
    @MaxLength(32768) String message,
    Instant lastTransitionTime) {}
