/** The plan of a storage migration, followed on the API server step by step. */
@NullMarked
package io.github.crd4j.integration.migration;

import org.jspecify.annotations.NullMarked;
