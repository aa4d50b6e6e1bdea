/** What the API server says to keys of maps. */
@NullMarked
package io.github.crd4j.integration.keys;

import org.jspecify.annotations.NullMarked;
