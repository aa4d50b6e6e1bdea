package io.github.crd4j.processor.testing;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * What a compiler said and made.
 *
 * @param messages all errors, and the warnings of the processor
 * @param files the CRDs by their path in the class output
 */
public record CompileResult(ArrayList<Message> messages, TreeMap<String, String> files)
    implements Serializable {

  /**
   * One thing that was said.
   *
   * @param severity {@code ERROR} or {@code WARNING}
   * @param file name of the source file without directories; empty without a place
   * @param line counted from 1; 0 without a place
   * @param caret the source from the place that the message points at to the end of its line
   * @param text all lines
   */
  public record Message(String severity, String file, int line, String caret, String text)
      implements Serializable {

    /** The rule that speaks, or {@code compiler}. */
    public String rule() {
      int close = text.indexOf(']');
      return text.startsWith("[") && close > 0 ? text.substring(1, close) : "compiler";
    }

    @Override
    public String toString() {
      String place = file.isEmpty() ? "(no place)" : file + ":" + line + " at «" + caret + "»";
      return place + " " + severity + " " + text.replace("\n", "\n      ");
    }
  }

  /** The messages of errors. */
  public List<Message> errors() {
    return messages.stream().filter(message -> message.severity().equals("ERROR")).toList();
  }
}
