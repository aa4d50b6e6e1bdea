/** What the API server does to an object: pruning, defaulting, checking values and names. */
@NullMarked
package io.github.crd4j.admission;

import org.jspecify.annotations.NullMarked;
