package io.github.crd4j.processor.vocabulary;

import io.github.crd4j.processor.mirror.AnnotationUse;
import org.jspecify.annotations.Nullable;

/**
 * That an annotation bounds a size: characters of a string, bytes of binary data, items of a list
 * or entries of a map, as the type has it.
 *
 * @param min the least size; null for none
 * @param max the greatest size; null for none
 * @param use the annotation that says so
 */
public record SizeStatement(@Nullable Long min, @Nullable Long max, AnnotationUse use) {}
