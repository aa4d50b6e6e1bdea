/** What Kubernetes says of its own types and the Java classes of its clients do not. */
@NullMarked
package io.github.crd4j.processor.kubernetes;

import org.jspecify.annotations.NullMarked;
