/** JSON as immutable values: what defaults, enums, patches and whole objects are made of. */
@NullMarked
package io.github.crd4j.json;

import org.jspecify.annotations.NullMarked;
