/** From Java types to schemas, one class per kind of type. */
@NullMarked
package io.github.crd4j.processor.types;

import org.jspecify.annotations.NullMarked;
