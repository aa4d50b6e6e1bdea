package io.github.crd4j.processor.javadoc;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A documentation comment taken apart, its parts still as they were written.
 *
 * @param body the text before the first block tag; blank if there is none
 * @param params what {@code @param} says, by name, without type parameters
 * @param returns what {@code @return} says, or null
 * @param deprecated what {@code @deprecated} says, or null
 */
record DocComment(
    DocCommentSyntax syntax,
    String body,
    Map<String, String> params,
    @Nullable String returns,
    @Nullable String deprecated) {}
