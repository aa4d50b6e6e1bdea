package io.github.crd4j.admit;

import io.github.crd4j.model.FieldPath;

/**
 * Why the API server refuses an object.
 *
 * @param path as the API server prints it; empty where it blames no field, for which it prints
 *     {@code <nil>}
 * @param message in its words, such as {@code Required value}
 * @param place the value that is wrong or missing
 */
public record AdmissionError(String path, String message, FieldPath place) {

  @Override
  public String toString() {
    return (path.isEmpty() ? "" : path + ": ") + message;
  }
}
