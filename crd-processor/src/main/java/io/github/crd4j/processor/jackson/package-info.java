/** What Jackson reads and writes of a class, worked out from its declaration. */
@NullMarked
package io.github.crd4j.processor.jackson;

import org.jspecify.annotations.NullMarked;
