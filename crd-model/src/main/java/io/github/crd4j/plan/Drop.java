package io.github.crd4j.plan;

import java.util.List;

/**
 * What one {@code @Dropped} says.
 *
 * @param version the version with the member on which it stands
 * @param member where in that version it stands
 * @param versions the other versions in which a field of the storage version is lost; empty for all
 * @param because why
 * @param index a number of its own among all that annotations say of the conversion
 */
public record Drop(
    String version, PlanPath member, List<String> versions, String because, int index) {

  public Drop {
    versions = List.copyOf(versions);
  }
}
