package io.github.crd4j.processor.vocabulary;

import io.github.crd4j.model.ValidationRule;
import io.github.crd4j.processor.mirror.AnnotationUse;

/** That an annotation demands a CEL rule. */
public record StatedRule(ValidationRule rule, AnnotationUse use) {}
