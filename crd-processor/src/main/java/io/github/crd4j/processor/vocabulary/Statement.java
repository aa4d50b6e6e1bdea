package io.github.crd4j.processor.vocabulary;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.report.Origins.KeywordOrigin;

/**
 * That an annotation gives a keyword a value.
 *
 * @param keyword the keyword of the schema
 * @param value its value
 * @param use the annotation that says so
 * @param origin where exactly it stands
 */
public record Statement<T>(Keyword<T> keyword, T value, AnnotationUse use, KeywordOrigin origin) {}
