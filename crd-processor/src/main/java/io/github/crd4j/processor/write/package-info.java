/** From finished CRDs to files in the compiler's output. */
@NullMarked
package io.github.crd4j.processor.write;

import org.jspecify.annotations.NullMarked;
