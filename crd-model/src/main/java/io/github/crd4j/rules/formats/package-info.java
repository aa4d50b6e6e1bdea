/** Rules about values: patterns, formats, bounds, enums. */
@NullMarked
package io.github.crd4j.rules.formats;

import org.jspecify.annotations.NullMarked;
