/**
 * Running the processor from a program: over sources, or over classes that are compiled already.
 */
@NullMarked
package io.github.crd4j.processor.run;

import org.jspecify.annotations.NullMarked;
