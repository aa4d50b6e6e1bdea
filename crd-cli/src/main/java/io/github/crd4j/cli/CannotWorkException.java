package io.github.crd4j.cli;

/** Says why the work cannot be done: the place, what is wrong there, and what to do about it. */
final class CannotWorkException extends Exception {

  private static final long serialVersionUID = 1;

  CannotWorkException(String message) {
    super(message);
  }
}
