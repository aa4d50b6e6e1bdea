/** Makes a large model, and times compilers and generators over it side by side. */
@NullMarked
package io.github.crd4j.benchmarks;

import org.jspecify.annotations.NullMarked;
