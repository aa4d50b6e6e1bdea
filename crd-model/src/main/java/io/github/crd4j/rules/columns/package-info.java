/** Rules about what kubectl shows and selects by: printer columns and selectable fields. */
@NullMarked
package io.github.crd4j.rules.columns;

import org.jspecify.annotations.NullMarked;
