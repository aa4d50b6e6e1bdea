package io.github.crd4j.cel.rules;

/** A rule about a validation rule that can be told without compiling it. */
abstract class PlacementRule extends CelRule {

  abstract void check(RuleSite site, CelReport report);
}
