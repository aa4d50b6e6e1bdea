@NullMarked
package io.github.crd4j.testing.objects;

import org.jspecify.annotations.NullMarked;
