/** How the CRDs of a project come about: the compiler made them, or the processor is run. */
@NullMarked
package io.github.crd4j.maven.make;

import org.jspecify.annotations.NullMarked;
