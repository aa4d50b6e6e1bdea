/** From the text of a rule to a checked syntax tree, or to what is wrong with it. */
@NullMarked
package io.github.crd4j.cel.compile;

import org.jspecify.annotations.NullMarked;
