/** The CustomResourceDefinition, keyword for keyword as the API server knows it. */
@NullMarked
package io.github.crd4j.model;

import org.jspecify.annotations.NullMarked;
