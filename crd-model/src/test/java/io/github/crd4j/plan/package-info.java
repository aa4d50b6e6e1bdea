@NullMarked
package io.github.crd4j.plan;

import org.jspecify.annotations.NullMarked;
