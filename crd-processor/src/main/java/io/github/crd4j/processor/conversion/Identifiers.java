package io.github.crd4j.processor.conversion;

import java.util.Collection;
import java.util.Locale;
import javax.lang.model.SourceVersion;

/** Turns names and texts of JSON into those of Java. */
final class Identifiers {

  private Identifiers() {}

  /** The name of a property in the form of a Java name: {@code app.name} is {@code appName}. */
  static String of(String property) {
    StringBuilder name = new StringBuilder();
    boolean upper = false;
    for (int i = 0; i < property.length(); i++) {
      char next = property.charAt(i);
      boolean fits = next < 128 && Character.isJavaIdentifierPart(next) && next >= ' ';
      if (fits) {
        name.append(upper && !name.isEmpty() ? Character.toUpperCase(next) : next);
      }
      upper = !fits;
    }
    String text = name.toString();
    if (text.isEmpty() || !Character.isJavaIdentifierStart(text.charAt(0)) || text.equals("_")) {
      text = "value" + capitalised(text);
    }
    return Character.isUpperCase(text.charAt(0))
        ? text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1)
        : text;
  }

  /** A name for a variable that is no keyword and not among {@code taken}. */
  static String safe(String property, Collection<String> taken) {
    String name = of(property);
    if (SourceVersion.isKeyword(name) || name.equals("record") || name.equals("var")) {
      name += "Value";
    }
    String free = name;
    for (int number = 2; taken.contains(free); number++) {
      free = name + number;
    }
    return free;
  }

  /** A name for one item of the list called {@code property}. */
  static String item(String property, Collection<String> taken) {
    boolean plural = property.length() > 2 && property.endsWith("s") && !property.endsWith("ss");
    return safe(plural ? property.substring(0, property.length() - 1) : property + "Item", taken);
  }

  static String capitalised(String text) {
    return text.isEmpty()
        ? text
        : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /** The text as a comment can have it. */
  static String javadoc(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("@", "&#64;")
        .replace("{", "&#123;")
        .replace("*/", "*&#47;")
        .replace("\\", "&#92;");
  }
}
