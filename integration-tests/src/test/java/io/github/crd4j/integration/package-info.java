/** CRDs made from Java sources, for tests that put them before a real API server. */
@NullMarked
package io.github.crd4j.integration;

import org.jspecify.annotations.NullMarked;
