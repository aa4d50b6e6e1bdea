/**
 * From a finding's path in the CRD to the smallest thing in Java that says it, and to the
 * compiler's output.
 */
@NullMarked
package io.github.crd4j.processor.report;

import org.jspecify.annotations.NullMarked;
