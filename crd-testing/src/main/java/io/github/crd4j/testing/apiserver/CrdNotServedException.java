package io.github.crd4j.testing.apiserver;

/** The API server stored a CRD but does not serve its objects; the message says why. */
public final class CrdNotServedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  CrdNotServedException(String name, String why) {
    super("CRD " + name + " was stored but is not served: " + why);
  }
}
