/** Rules about the versions of a resource: their names, which one is stored, how they retire. */
@NullMarked
package io.github.crd4j.rules.versions;

import org.jspecify.annotations.NullMarked;
