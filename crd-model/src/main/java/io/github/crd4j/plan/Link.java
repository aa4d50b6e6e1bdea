package io.github.crd4j.plan;

/**
 * Two fields that a mapping declares to be one.
 *
 * @param spoke where in the spoke
 * @param hub where in the hub
 * @param mapping what says so
 */
record Link(PlanPath spoke, PlanPath hub, Mapping mapping) {}
