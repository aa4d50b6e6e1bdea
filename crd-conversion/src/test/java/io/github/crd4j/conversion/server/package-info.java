/** Tests of the HTTPS server, over HTTPS. */
@NullMarked
package io.github.crd4j.conversion.server;

import org.jspecify.annotations.NullMarked;
