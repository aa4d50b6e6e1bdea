/** CEL rules of CRDs, checked, costed and evaluated as the API server does it. */
@NullMarked
package io.github.crd4j.cel;

import org.jspecify.annotations.NullMarked;
