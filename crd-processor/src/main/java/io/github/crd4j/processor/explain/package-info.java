/** The pages about rules, for who reads them where there is no browser. */
@NullMarked
package io.github.crd4j.processor.explain;

import org.jspecify.annotations.NullMarked;
