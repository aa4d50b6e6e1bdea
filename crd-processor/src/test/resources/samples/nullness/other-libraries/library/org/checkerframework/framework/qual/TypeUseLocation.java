package org.checkerframework.framework.qual;

public enum TypeUseLocation {
  FIELD,
  RETURN,
  PARAMETER,
  ALL
}
