/** What the configuration of maven-compiler-plugin says about annotation processors. */
@NullMarked
package io.github.crd4j.maven.compiler;

import org.jspecify.annotations.NullMarked;
