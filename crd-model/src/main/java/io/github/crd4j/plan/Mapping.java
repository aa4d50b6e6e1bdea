package io.github.crd4j.plan;

import io.github.crd4j.model.FieldPath;

/**
 * What one {@code @ConvertedFrom} says.
 *
 * @param member where in the storage version it stands
 * @param version the other version
 * @param path the path in that version, as written
 * @param at the part of the member that takes the value, as written
 * @param hook whether code converts
 * @param fallback JSON text that the other version shows for what it cannot show; empty for none
 * @param index a number of its own among all that annotations say of the conversion
 */
public record Mapping(
    PlanPath member,
    String version,
    String path,
    String at,
    boolean hook,
    String fallback,
    int index) {

  /** Where in a finding the part {@code name} of the annotation is said to be. */
  public FieldPath place(String name) {
    return place(index, name);
  }

  /** Where in a finding the part {@code name} of annotation {@code index} is said to be. */
  public static FieldPath place(int index, String name) {
    return FieldPath.of("conversions").index(index).field(name);
  }
}
