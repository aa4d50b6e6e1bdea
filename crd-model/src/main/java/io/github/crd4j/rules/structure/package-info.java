/** Rules about the shape of a schema: types, keywords, logical operators, embedded resources. */
@NullMarked
package io.github.crd4j.rules.structure;

import org.jspecify.annotations.NullMarked;
