/** YAML in and out: canonical bytes, and readers that know the line of everything they read. */
@NullMarked
package io.github.crd4j.yaml;

import org.jspecify.annotations.NullMarked;
