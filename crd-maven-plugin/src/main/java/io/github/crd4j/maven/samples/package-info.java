/** Sample resources, and whether the API server would take them as their files say. */
@NullMarked
package io.github.crd4j.maven.samples;

import org.jspecify.annotations.NullMarked;
