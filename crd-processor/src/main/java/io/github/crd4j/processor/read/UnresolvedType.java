package io.github.crd4j.processor.read;

/**
 * Thrown when a type does not exist (yet): another processor may make it in a later round.
 *
 * <p>It never leaves the processor.
 */
public final class UnresolvedType extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String type;
  private final String trace;

  /**
   * @param type the name of the missing type; empty if the compiler does not tell it
   * @param trace where it is used
   */
  public UnresolvedType(String type, String trace) {
    super(type, null, false, false);
    this.type = type;
    this.trace = trace;
  }

  public String type() {
    return type;
  }

  public String trace() {
    return trace;
  }
}
