/** The functions that rules may call. */
@NullMarked
package io.github.crd4j.cel.library;

import org.jspecify.annotations.NullMarked;
