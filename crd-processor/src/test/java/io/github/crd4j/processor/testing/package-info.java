/**
 * Runs samples, small Java files with the expected findings written in them, under several
 * compilers.
 */
@NullMarked
package io.github.crd4j.processor.testing;

import org.jspecify.annotations.NullMarked;
