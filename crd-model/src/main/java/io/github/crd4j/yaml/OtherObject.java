package io.github.crd4j.yaml;

/**
 * What stands in a YAML text beside its CRDs.
 *
 * @param apiVersion empty if not given
 * @param kind empty if not given
 * @param position where it begins
 */
public record OtherObject(String apiVersion, String kind, Position position) {}
