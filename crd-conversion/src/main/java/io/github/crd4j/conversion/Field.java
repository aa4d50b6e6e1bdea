package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.Step;
import java.util.List;

/**
 * A property that both versions have.
 *
 * @param spoke where it is in the spoke, from the object whose mapping this belongs to
 * @param hub where it is in the hub
 */
record Field(List<Step> spoke, List<Step> hub, ValueMapping value) {
  List<Step> path(Side side) {
    return side == Side.SPOKE ? spoke : hub;
  }

  /** Whether it is a property of something deeper in that version. */
  boolean isDeep(Side side) {
    return path(side).size() > 1;
  }

  /** Whether one version has it on another level. */
  boolean isMoved() {
    return isDeep(Side.SPOKE) || isDeep(Side.HUB);
  }

  /** The property of the object that it is, or is in. */
  String name(Side side) {
    return ((Step.Property) path(side).get(0)).name();
  }
}
