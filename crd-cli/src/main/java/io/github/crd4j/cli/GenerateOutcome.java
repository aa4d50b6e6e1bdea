package io.github.crd4j.cli;

import io.github.crd4j.processor.run.GenerateResult;
import io.github.crd4j.processor.run.GenerateResult.Message;
import io.github.crd4j.rules.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What came of generating.
 *
 * @param files text by simple file name
 * @param messages errors and warnings
 * @param written names of the files that were written, the others being right already
 */
record GenerateOutcome(
    SortedMap<String, String> files, List<Message> messages, Set<String> written) {

  /** What {@code result} has for the user, with an error if that is nothing at all. */
  static GenerateOutcome of(GenerateResult result, Inputs inputs, NameFilter filter) {
    List<Message> messages = new ArrayList<>(result.messages());
    SortedMap<String, String> files = new TreeMap<>();
    List<String> names = new ArrayList<>();
    result
        .files()
        .forEach(
            (path, text) -> {
              String file = path.substring(path.lastIndexOf('/') + 1);
              names.add(crdName(file));
              if (filter.accepts(crdName(file))) {
                files.put(file, text);
              }
            });
    if (files.isEmpty() && !result.hasErrors()) {
      messages.add(error(names.isEmpty() ? noResource(inputs) : allFiltered(names)));
    }
    return new GenerateOutcome(files, messages, Set.of());
  }

  GenerateOutcome written(Set<String> names) {
    return new GenerateOutcome(files, messages, names);
  }

  long errors() {
    return messages.stream().filter(message -> message.severity() == Severity.ERROR).count();
  }

  /** The name of the CRD in {@code file}, whichever layout it has. */
  static String crdName(String file) {
    String name = file.substring(0, file.lastIndexOf('.'));
    return file.endsWith(".yml") && name.endsWith("-v1")
        ? name.substring(0, name.length() - 3)
        : name;
  }

  private static String noResource(Inputs inputs) {
    return "[NoResource] there is no resource class in '"
        + String.join("', '", inputs.given())
        + "'\na CRD is made of a class with @CustomResource, or of a fabric8 CustomResource with"
        + " @Group and @Version";
  }

  private static String allFiltered(List<String> names) {
    return "[NoResource] --include and --exclude leave no CRD of '"
        + String.join("', '", names)
        + "'";
  }

  private static Message error(String text) {
    return new Message(Severity.ERROR, null, 0, 0, text);
  }
}
