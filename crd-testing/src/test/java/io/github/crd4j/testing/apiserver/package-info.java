/** Tests of the API server support: most of them against a real API server. */
@NullMarked
package io.github.crd4j.testing.apiserver;

import org.jspecify.annotations.NullMarked;
