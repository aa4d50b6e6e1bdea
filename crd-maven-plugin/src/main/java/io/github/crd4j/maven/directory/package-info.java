/** Directories of CRDs: what differs from what the sources say, and making it the same. */
@NullMarked
package io.github.crd4j.maven.directory;

import org.jspecify.annotations.NullMarked;
