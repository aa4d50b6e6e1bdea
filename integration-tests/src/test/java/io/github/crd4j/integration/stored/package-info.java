/** The canonical form: a CRD comes back from the API server as it was written. */
@NullMarked
package io.github.crd4j.integration.stored;

import org.jspecify.annotations.NullMarked;
