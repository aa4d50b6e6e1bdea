package io.github.crd4j.processor.classfile;

/**
 * What in a class is declared with an annotated type.
 *
 * @param name the name, with the descriptor for methods; empty for supertypes
 * @param index of the parameter or the interface; -1 for the superclass; 0 for the others
 */
record TypeTarget(Kind kind, String name, int index) {

  enum Kind {
    FIELD,
    RECORD_COMPONENT,
    RETURN,
    PARAMETER,
    SUPERTYPE
  }
}
