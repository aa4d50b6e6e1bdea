package io.github.crd4j.processor.jackson;

import javax.lang.model.type.DeclaredType;

/**
 * A property in one direction with the accessor that is used.
 *
 * @param type the type that {@code accessor} is a member of
 */
record UsedProperty(Candidate candidate, Accessor accessor, DeclaredType type) {}
