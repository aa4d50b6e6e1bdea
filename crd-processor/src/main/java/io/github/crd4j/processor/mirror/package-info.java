/** Annotations as the compiler sees them: the only code that opens annotation mirrors. */
@NullMarked
package io.github.crd4j.processor.mirror;

import org.jspecify.annotations.NullMarked;
