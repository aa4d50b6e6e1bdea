/** Objects in several versions on a real API server that calls our conversion webhook. */
@NullMarked
package io.github.crd4j.integration.conversion;

import org.jspecify.annotations.NullMarked;
