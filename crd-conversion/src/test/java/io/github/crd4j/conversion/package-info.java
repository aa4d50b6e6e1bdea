/** Tests of conversion, as tables of objects in two versions. */
@NullMarked
package io.github.crd4j.conversion;

import org.jspecify.annotations.NullMarked;
