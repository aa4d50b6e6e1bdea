package io.github.crd4j.conversion;

/**
 * The answer to a review.
 *
 * @param body JSON
 * @param success whether all objects were converted; else the answer says what was wrong
 * @param objects how many were converted
 */
@SuppressWarnings("ArrayRecordComponent") // handed on, never compared
public record ReviewAnswer(byte[] body, boolean success, int objects) {}
