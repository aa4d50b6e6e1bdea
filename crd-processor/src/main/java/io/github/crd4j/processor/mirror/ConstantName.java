package io.github.crd4j.processor.mirror;

/** The name of an enum constant in an annotation that was read from a class file. */
public record ConstantName(String name) {}
