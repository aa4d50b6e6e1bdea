/** Values that the byte code of class files gives. */
@NullMarked
package io.github.crd4j.processor.evaluate.bytecode;

import org.jspecify.annotations.NullMarked;
