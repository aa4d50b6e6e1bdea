/** Rules about what the API server takes but nobody wants: schemas that lose or refuse data. */
@NullMarked
package io.github.crd4j.rules.traps;

import org.jspecify.annotations.NullMarked;
