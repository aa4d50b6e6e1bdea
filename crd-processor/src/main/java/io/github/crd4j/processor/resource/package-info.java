/** Which classes are resources, and what their CRD says outside the schema. */
@NullMarked
package io.github.crd4j.processor.resource;

import org.jspecify.annotations.NullMarked;
