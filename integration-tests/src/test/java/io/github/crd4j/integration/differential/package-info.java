/** Generated CRDs, objects and expressions on which we and a real API server must agree. */
@NullMarked
package io.github.crd4j.integration.differential;

import org.jspecify.annotations.NullMarked;
