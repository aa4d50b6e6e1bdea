/** Random objects that the API server accepts, made from the schema of a CRD. */
@NullMarked
package io.github.crd4j.testing.objects;

import org.jspecify.annotations.NullMarked;
