package io.github.crd4j.benchmarks;

/**
 * What one run of a program cost.
 *
 * @param cpu seconds of all its threads, in user and system mode
 * @param wall seconds that passed
 */
record Timing(double cpu, double wall) {}
