/** The command line: one class per command, and what they read and print. */
@NullMarked
package io.github.crd4j.cli;

import org.jspecify.annotations.NullMarked;
