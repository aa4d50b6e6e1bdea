package io.github.crd4j.rules;

/** How bad a finding is. */
public enum Severity {
  /** The API server refuses the CRD, or none can be made. */
  ERROR,
  /** The API server takes the CRD, but it does not do what its author expects. */
  WARNING
}
