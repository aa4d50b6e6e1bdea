package io.github.crd4j.processor.testing;

import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a compiler shall do, in a form that can be sent to another Java.
 *
 * @param sources paths of Java files
 * @param classes binary names of compiled classes to process; with them nothing is compiled
 * @param classPath paths of what they need beyond the class path of the tests
 * @param generated paths of Java files that another processor makes in the first round
 * @param options for the compiler, such as {@code -Acrd.layout=fabric8}
 * @param output directory of the results
 * @param jar where to pack the compiled classes; null for nowhere
 */
public record CompileRequest(
    List<String> sources,
    List<String> classes,
    List<String> classPath,
    List<String> generated,
    List<String> options,
    String output,
    @Nullable String jar)
    implements Serializable {}
