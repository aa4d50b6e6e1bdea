package io.github.crd4j.conversion;

/** A body is no {@code ConversionReview}, so there is nothing to answer: HTTP status 400. */
public final class MalformedReviewException extends Exception {
  private static final long serialVersionUID = 1L;

  /** With what is wrong. */
  public MalformedReviewException(String message) {
    super(message);
  }
}
