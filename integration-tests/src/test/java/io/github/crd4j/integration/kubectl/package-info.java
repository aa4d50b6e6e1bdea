/** The example's CRD as its users see it, through {@code kubectl}. */
@NullMarked
package io.github.crd4j.integration.kubectl;

import org.jspecify.annotations.NullMarked;
