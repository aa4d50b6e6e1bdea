/** Tests of the certificates. */
@NullMarked
package io.github.crd4j.testing.tls;

import org.jspecify.annotations.NullMarked;
