/** Rules about what surrounds a CEL expression: messages, reasons, field paths. */
@NullMarked
package io.github.crd4j.rules.expressions;

import org.jspecify.annotations.NullMarked;
