@NullMarked
package io.github.crd4j.testing.roundtrip;

import org.jspecify.annotations.NullMarked;
