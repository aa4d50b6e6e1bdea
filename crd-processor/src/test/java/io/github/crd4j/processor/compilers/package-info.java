/** The compilers under which the tests of the language run. */
@NullMarked
package io.github.crd4j.processor.compilers;

import org.jspecify.annotations.NullMarked;
