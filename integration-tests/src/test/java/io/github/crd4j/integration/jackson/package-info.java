/** Values that Jackson writes pass through the API server and are read back as they were. */
@NullMarked
package io.github.crd4j.integration.jackson;

import org.jspecify.annotations.NullMarked;
