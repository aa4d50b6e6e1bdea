package io.github.crd4j.model;

/** {@code externalDocs}: a link to more about a value. Both texts are empty when not given. */
public record ExternalDocs(String url, String description) {}
