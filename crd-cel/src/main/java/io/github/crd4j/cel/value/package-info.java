/** The values that rules compute with, with the API server's notion of equality, order and text. */
@NullMarked
package io.github.crd4j.cel.value;

import org.jspecify.annotations.NullMarked;
