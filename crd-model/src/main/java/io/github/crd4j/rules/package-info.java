/** What the API server refuses, and what it accepts but nobody wants, one class each. */
@NullMarked
package io.github.crd4j.rules;

import org.jspecify.annotations.NullMarked;
