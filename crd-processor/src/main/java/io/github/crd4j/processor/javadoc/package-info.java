/** Documentation comments turned into plain descriptions. */
@NullMarked
package io.github.crd4j.processor.javadoc;

import org.jspecify.annotations.NullMarked;
