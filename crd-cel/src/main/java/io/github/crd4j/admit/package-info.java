/**
 * What the API server does to a custom resource that is written, from the first step to the last.
 */
@NullMarked
package io.github.crd4j.admit;

import org.jspecify.annotations.NullMarked;
