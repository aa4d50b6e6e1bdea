/** Values that source code gives, as javac's trees have it. */
@NullMarked
package io.github.crd4j.processor.evaluate.tree;

import org.jspecify.annotations.NullMarked;
