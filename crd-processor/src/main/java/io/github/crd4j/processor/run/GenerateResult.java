package io.github.crd4j.processor.run;

import io.github.crd4j.rules.Severity;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What came of a request.
 *
 * @param files the text of each file by its name in the class output, in alphabetical order; a CRD
 *     with errors has none
 * @param beside what was made beside the CRDs, likewise: policies, and the plans of conversions
 * @param messages what the compiler and the processor said
 */
public record GenerateResult(
    SortedMap<String, String> files, SortedMap<String, String> beside, List<Message> messages) {

  public GenerateResult {
    files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
    beside = Collections.unmodifiableSortedMap(new TreeMap<>(beside));
    messages = List.copyOf(messages);
  }

  public boolean hasErrors() {
    return messages.stream().anyMatch(message -> message.severity() == Severity.ERROR);
  }

  /**
   * One thing that was said.
   *
   * @param severity error or warning
   * @param file the source file, or null if the message has no place
   * @param line counted from 1; 0 if the message has no place
   * @param column counted from 1; 0 if the message has no place
   * @param text what was said, of one or more lines
   */
  public record Message(
      Severity severity, @Nullable String file, long line, long column, String text) {

    /** The rule that speaks, or null if it is the compiler. */
    public @Nullable String rule() {
      int close = text.indexOf(']');
      return text.startsWith("[") && close > 0 ? text.substring(1, close) : null;
    }

    /** {@code Topic.java:[7,3] [Id] text}, as build tools and editors link it. */
    @Override
    public String toString() {
      return file == null ? text : file + ":[" + line + "," + column + "] " + text;
    }
  }
}
