/** Published APIs of operators: their classes, as they are, become CRDs like their own. */
@NullMarked
package io.github.crd4j.integration.published;

import org.jspecify.annotations.NullMarked;
