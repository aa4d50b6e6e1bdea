/** Conversion of objects between the versions of a custom resource, declared once for both ways. */
@NullMarked
package io.github.crd4j.conversion;

import org.jspecify.annotations.NullMarked;
