/** From the versions of a CRD to the code that converts between them. */
@NullMarked
package io.github.crd4j.processor.conversion;

import org.jspecify.annotations.NullMarked;
