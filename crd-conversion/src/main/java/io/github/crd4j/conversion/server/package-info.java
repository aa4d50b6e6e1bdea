/** An HTTPS server that answers conversion reviews, with nothing but the JDK. */
@NullMarked
package io.github.crd4j.conversion.server;

import org.jspecify.annotations.NullMarked;
