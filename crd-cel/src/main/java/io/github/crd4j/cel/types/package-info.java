/** The CEL types that the API server makes of a schema, with the sizes that its cost model uses. */
@NullMarked
package io.github.crd4j.cel.types;

import org.jspecify.annotations.NullMarked;
