/** Tests of running the processor from a program. */
@NullMarked
package io.github.crd4j.processor.run;

import org.jspecify.annotations.NullMarked;
