/** Rules about how lists and maps are merged: list types, map types, keys. */
@NullMarked
package io.github.crd4j.rules.lists;

import org.jspecify.annotations.NullMarked;
