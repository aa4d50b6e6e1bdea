package io.github.crd4j.cel.rules;

import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.cel.compile.Compiler;
import io.github.crd4j.cel.types.DeclType;

/**
 * The expression that is being checked and what it is checked against.
 *
 * @param text the expression
 * @param what how messages call it: {@code the rule} or {@code the message expression}
 * @param owner how messages call the node that holds it
 * @param self the type of {@code self}
 * @param compiler the compiler for {@code version}
 * @param version the oldest server that must take it
 */
record ExpressionPlace(
    String text,
    String what,
    String owner,
    DeclType self,
    Compiler compiler,
    KubernetesVersion version) {}
