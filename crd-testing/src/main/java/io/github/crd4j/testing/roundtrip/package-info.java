/** Proof by thousands of generated objects that conversions between versions lose nothing. */
@NullMarked
package io.github.crd4j.testing.roundtrip;

import org.jspecify.annotations.NullMarked;
