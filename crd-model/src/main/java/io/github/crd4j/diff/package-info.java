/** What differs between two CRDs, path by path, and how to show it. */
@NullMarked
package io.github.crd4j.diff;

import org.jspecify.annotations.NullMarked;
