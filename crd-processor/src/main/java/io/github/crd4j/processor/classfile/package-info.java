/** Annotations on types that the compiler drops when it reads a class file. */
@NullMarked
package io.github.crd4j.processor.classfile;

import org.jspecify.annotations.NullMarked;
