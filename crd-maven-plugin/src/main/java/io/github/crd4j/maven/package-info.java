/** The goals of the Maven plugin: from a project to a request, from a result to the log. */
@NullMarked
package io.github.crd4j.maven;

import org.jspecify.annotations.NullMarked;
