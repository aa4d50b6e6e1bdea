/** Evaluates checked expressions, with the API server's results, errors and run-time cost. */
@NullMarked
package io.github.crd4j.cel.eval;

import org.jspecify.annotations.NullMarked;
