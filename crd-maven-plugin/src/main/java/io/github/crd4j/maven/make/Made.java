package io.github.crd4j.maven.make;

import io.github.crd4j.processor.run.GenerateResult.Message;
import io.github.crd4j.rules.Severity;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The CRDs of a project.
 *
 * @param files the text of each file by its name below the class output
 * @param messages what the processor said, if it had to be run
 * @param byCompiler whether all files were there already, because the compiler made them
 */
public record Made(SortedMap<String, String> files, List<Message> messages, boolean byCompiler) {

  public Made {
    files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
    messages = List.copyOf(messages);
  }

  /** Number of messages of this severity. */
  public long count(Severity severity) {
    return messages.stream().filter(message -> message.severity() == severity).count();
  }
}
