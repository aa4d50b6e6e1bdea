/** Conversions that are generated from pairs of classes, tried with generated objects. */
@NullMarked
package io.github.crd4j.integration.generated;

import org.jspecify.annotations.NullMarked;
