/** The example's CRD in use: what the API server does with databases. */
@NullMarked
package io.github.crd4j.integration.database;

import org.jspecify.annotations.NullMarked;
