/** How the versions of a CRD are converted into each other, decided from their schemas. */
@NullMarked
package io.github.crd4j.plan;

import org.jspecify.annotations.NullMarked;
