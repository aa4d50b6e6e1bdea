package io.github.crd4j.processor.jackson;

import java.util.Map;

/**
 * The properties of a class in one direction, with the accessors that are used.
 *
 * @param candidates what is left, by JSON name
 * @param collected also the members of other roles
 * @param ignored the names that are read and thrown away
 * @param failures why the direction does not work at all; empty if it does
 */
record PropertyView(
    Map<String, Candidate> candidates,
    CollectedAccessors collected,
    Creators creators,
    IgnoredNames ignored,
    Failures failures) {}
