/** What only the source has: whether there is any, and the initialisers of fields. */
@NullMarked
package io.github.crd4j.processor.source;

import org.jspecify.annotations.NullMarked;
