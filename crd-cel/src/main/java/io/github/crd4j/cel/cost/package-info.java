/** The API server's estimate of what evaluating a rule costs at worst. */
@NullMarked
package io.github.crd4j.cel.cost;

import org.jspecify.annotations.NullMarked;
