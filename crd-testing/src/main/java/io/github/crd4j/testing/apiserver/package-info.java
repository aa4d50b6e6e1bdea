/** A real kube-apiserver for JUnit tests, and clients that show what it answers. */
@NullMarked
package io.github.crd4j.testing.apiserver;

import org.jspecify.annotations.NullMarked;
