/** Rules about how objects are converted between versions. */
@NullMarked
package io.github.crd4j.rules.conversion;

import org.jspecify.annotations.NullMarked;
