package io.github.crd4j.processor.run;

import io.github.crd4j.processor.run.GenerateResult.Message;
import io.github.crd4j.rules.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticListener;
import javax.tools.JavaFileObject;

/** Keeps the errors of the compiler and everything that our rules say. */
final class Messages implements DiagnosticListener<JavaFileObject> {

  private final List<Message> messages = new ArrayList<>();

  @Override
  public void report(Diagnostic<? extends JavaFileObject> diagnostic) {
    if (diagnostic.getKind() == Diagnostic.Kind.NOTE) {
      return;
    }
    boolean error = diagnostic.getKind() == Diagnostic.Kind.ERROR;
    String text = diagnostic.getMessage(Locale.ROOT);
    boolean ours = text.startsWith("[");
    if (!error && !ours) {
      // Warnings of the compiler were or will be seen when it compiles.
      return;
    }
    JavaFileObject file = diagnostic.getSource();
    boolean placed = file != null && diagnostic.getLineNumber() != Diagnostic.NOPOS;
    messages.add(
        new Message(
            error ? Severity.ERROR : Severity.WARNING,
            placed ? file.getName() : null,
            placed ? diagnostic.getLineNumber() : 0,
            placed ? diagnostic.getColumnNumber() : 0,
            text));
  }

  void failed(String text) {
    messages.add(new Message(Severity.ERROR, null, 0, 0, text));
  }

  boolean hasErrors() {
    return messages.stream().anyMatch(message -> message.severity() == Severity.ERROR);
  }

  List<Message> all() {
    return messages;
  }
}
