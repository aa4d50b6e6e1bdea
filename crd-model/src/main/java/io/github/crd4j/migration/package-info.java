/** The way from one CRD to the next without losing what is stored: ordered steps and checks. */
@NullMarked
package io.github.crd4j.migration;

import org.jspecify.annotations.NullMarked;
