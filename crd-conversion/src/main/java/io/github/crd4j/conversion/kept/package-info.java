/** Values that a version has no field for, and the annotations in which they travel. */
@NullMarked
package io.github.crd4j.conversion.kept;

import org.jspecify.annotations.NullMarked;
