/** All rules over CRDs that stand in YAML or JSON files, whoever wrote them. */
@NullMarked
package io.github.crd4j.processor.lint;

import org.jspecify.annotations.NullMarked;
