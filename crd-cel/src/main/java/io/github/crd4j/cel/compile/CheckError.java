package io.github.crd4j.cel.compile;

import dev.cel.common.ast.CelExpr;
import io.github.crd4j.cel.types.DeclType;
import org.jspecify.annotations.Nullable;

/**
 * Something that the parser or the type checker does not accept.
 *
 * @param syntax whether the parser found it
 * @param message in the words of the CEL library
 * @param offset where in the text, in UTF-16 units
 * @param expr the expression it is about, null if unknown
 * @param struct the type that lacks a field, null if that is not what is wrong
 */
public record CheckError(
    boolean syntax,
    String message,
    int offset,
    @Nullable CelExpr expr,
    @Nullable DeclType struct) {}
