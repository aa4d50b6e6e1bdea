/** Rules about what a resource is called: group, names, scope, labels and annotations. */
@NullMarked
package io.github.crd4j.rules.names;

import org.jspecify.annotations.NullMarked;
