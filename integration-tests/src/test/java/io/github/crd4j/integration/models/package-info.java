/** Kubernetes' own types inside specs: the table of facts about them, and what becomes of it. */
@NullMarked
package io.github.crd4j.integration.models;

import org.jspecify.annotations.NullMarked;
