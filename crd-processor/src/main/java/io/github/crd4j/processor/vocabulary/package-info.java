/**
 * From annotations to what they say: one class per vocabulary, read by name, in order of
 * precedence.
 */
@NullMarked
package io.github.crd4j.processor.vocabulary;

import org.jspecify.annotations.NullMarked;
