/**
 * From Java declarations to the CRD: classes to schemas, annotations to keywords, versions to one
 * definition.
 */
@NullMarked
package io.github.crd4j.processor.read;

import org.jspecify.annotations.NullMarked;
