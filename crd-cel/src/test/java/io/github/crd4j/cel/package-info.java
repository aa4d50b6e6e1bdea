/** Our verdicts, numbers and values against those of Kubernetes' own code. */
@NullMarked
package io.github.crd4j.cel;

import org.jspecify.annotations.NullMarked;
