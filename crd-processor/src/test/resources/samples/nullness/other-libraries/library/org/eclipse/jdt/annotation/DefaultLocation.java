package org.eclipse.jdt.annotation;

public enum DefaultLocation {
  PARAMETER,
  RETURN_TYPE,
  FIELD,
  TYPE_PARAMETER
}
