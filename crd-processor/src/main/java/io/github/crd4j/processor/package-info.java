/** The annotation processor: rounds, roots and options. */
@NullMarked
package io.github.crd4j.processor;

import org.jspecify.annotations.NullMarked;
