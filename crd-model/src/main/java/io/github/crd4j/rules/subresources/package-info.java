/** Rules about the scale subresource. */
@NullMarked
package io.github.crd4j.rules.subresources;

import org.jspecify.annotations.NullMarked;
