/** Certificates for webhooks that a test serves. */
@NullMarked
package io.github.crd4j.testing.tls;

import org.jspecify.annotations.NullMarked;
