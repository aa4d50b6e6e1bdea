/** What the API server shows of objects in tables. */
@NullMarked
package io.github.crd4j.integration.columns;

import org.jspecify.annotations.NullMarked;
