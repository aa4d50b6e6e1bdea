/** What can be wrong with a validation rule, one class each. */
@NullMarked
package io.github.crd4j.cel.rules;

import org.jspecify.annotations.NullMarked;
