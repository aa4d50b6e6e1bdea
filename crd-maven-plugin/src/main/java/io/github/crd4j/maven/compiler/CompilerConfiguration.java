package io.github.crd4j.maven.compiler;

import io.github.crd4j.maven.compiler.CompilerSettings.Proc;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import org.codehaus.plexus.util.xml.Xpp3Dom;
import org.jspecify.annotations.Nullable;

/** Reads the configuration of maven-compiler-plugin's goal {@code compile}. */
public final class CompilerConfiguration {

  private final SortedMap<String, String> options = new TreeMap<>();
  private final List<String> processors = new ArrayList<>();
  private Proc proc = Proc.UNSET;

  private CompilerConfiguration() {}

  /**
   * What {@code configuration} says.
   *
   * @param configuration null if there is none
   * @param procProperty the property {@code maven.compiler.proc}, or null if it is not set
   */
  public static CompilerSettings read(
      @Nullable Xpp3Dom configuration, @Nullable String procProperty) {
    return new CompilerConfiguration().settings(configuration, procProperty);
  }

  private CompilerSettings settings(
      @Nullable Xpp3Dom configuration, @Nullable String procProperty) {
    String configured = text(configuration, "proc");
    proc(configured == null ? procProperty : configured);
    for (Xpp3Dom processor : children(child(configuration, "annotationProcessors"))) {
      processors.add(value(processor));
    }
    List<String> arguments = new ArrayList<>();
    for (Xpp3Dom argument : children(child(configuration, "compilerArgs"))) {
      arguments.add(value(argument));
    }
    String single = text(configuration, "compilerArgument");
    if (single != null) {
      arguments.add(single);
    }
    arguments(arguments);
    Xpp3Dom paths = child(configuration, "annotationProcessorPaths");
    return new CompilerSettings(
        proc,
        paths == null ? null : children(paths).stream().map(CompilerConfiguration::path).toList(),
        processors,
        options,
        text(configuration, "generatedSourcesDirectory"));
  }

  private void arguments(List<String> arguments) {
    for (int i = 0; i < arguments.size(); i++) {
      String argument = arguments.get(i);
      if (argument.startsWith("-proc:")) {
        proc(argument.substring("-proc:".length()));
      } else if (argument.startsWith("-A")) {
        String[] option = argument.substring(2).split("=", 2);
        options.put(option[0], option.length == 1 ? "" : option[1]);
      } else if (argument.equals("-processor") && i + 1 < arguments.size()) {
        processors.addAll(List.of(arguments.get(++i).split(",")));
      }
    }
  }

  private void proc(@Nullable String text) {
    if (text != null) {
      proc =
          switch (text.toLowerCase(Locale.ROOT)) {
            case "none" -> Proc.NONE;
            case "only" -> Proc.ONLY;
            case "full" -> Proc.FULL;
            default -> Proc.UNSET;
          };
    }
  }

  private static ProcessorCoordinates path(Xpp3Dom path) {
    List<String> exclusions = new ArrayList<>();
    for (Xpp3Dom exclusion : children(child(path, "exclusions"))) {
      exclusions.add(text(exclusion, "groupId", "*") + ":" + text(exclusion, "artifactId", "*"));
    }
    return new ProcessorCoordinates(
        text(path, "groupId", ""),
        text(path, "artifactId", ""),
        text(path, "version"),
        text(path, "classifier", ""),
        text(path, "type", "jar"),
        exclusions);
  }

  private static String text(Xpp3Dom parent, String name, String otherwise) {
    String text = text(parent, name);
    return text == null ? otherwise : text;
  }

  /** The text of a child, or null if it is not there or empty. */
  private static @Nullable String text(@Nullable Xpp3Dom parent, String name) {
    Xpp3Dom child = child(parent, name);
    String text = child == null ? "" : value(child);
    return text.isEmpty() ? null : text;
  }

  private static String value(Xpp3Dom element) {
    String value = element.getValue();
    return value == null ? "" : value.strip();
  }

  private static @Nullable Xpp3Dom child(@Nullable Xpp3Dom parent, String name) {
    return parent == null ? null : parent.getChild(name);
  }

  private static List<Xpp3Dom> children(@Nullable Xpp3Dom parent) {
    return parent == null ? List.of() : List.of(parent.getChildren());
  }
}
