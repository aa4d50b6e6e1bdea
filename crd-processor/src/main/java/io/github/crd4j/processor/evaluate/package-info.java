/** What code gives that needs nothing but itself: values of constants, worked out, never run. */
@NullMarked
package io.github.crd4j.processor.evaluate;

import org.jspecify.annotations.NullMarked;
