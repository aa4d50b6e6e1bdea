package io.github.crd4j.processor.jackson;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The implicit names of accessors: what is left of a method's name behind its prefix.
 *
 * <p>Source: {@code DefaultAccessorNamingStrategy} of jackson-databind 2.23 and 3.2.
 */
final class AccessorNaming {

  private final boolean keepsAcronyms;
  private final boolean wantsCapital;
  private final Set<String> components;
  private final @Nullable String setterPrefix;

  /**
   * @param components the components of a record, whose accessors have no prefix
   * @param setterPrefix what setters start with, empty for any method; null if there are none
   */
  private AccessorNaming(
      boolean keepsAcronyms,
      boolean wantsCapital,
      Set<String> components,
      @Nullable String setterPrefix) {
    this.keepsAcronyms = keepsAcronyms;
    this.wantsCapital = wantsCapital;
    this.components = components;
    this.setterPrefix = setterPrefix;
  }

  static AccessorNaming ofBean(JacksonSettings settings) {
    return new AccessorNaming(
        settings.keepsAcronyms(), settings.wantsCapitalAfterPrefix(), Set.of(), "set");
  }

  static AccessorNaming ofRecord(JacksonSettings settings, Set<String> components) {
    return new AccessorNaming(settings.keepsAcronyms(), false, components, null);
  }

  static AccessorNaming ofBuilder(JacksonSettings settings, String prefix) {
    return new AccessorNaming(
        settings.keepsAcronyms(),
        settings.wantsCapitalAfterPrefix() && !prefix.isEmpty(),
        Set.of(),
        prefix);
  }

  /** The property of a method without parameters, whatever its type; null if it has none. */
  @Nullable String ofGetter(String method) {
    if (components.contains(method)) {
      return method;
    }
    return method.startsWith("get") ? stripped(method, 3) : null;
  }

  /** The property of a method without parameters that returns a boolean; null if it has none. */
  @Nullable String ofIsGetter(String method) {
    return method.startsWith("is") ? stripped(method, 2) : null;
  }

  /** The property of a method of one parameter; null if it has none. */
  @Nullable String ofSetter(String method) {
    return setterPrefix != null && method.startsWith(setterPrefix)
        ? stripped(method, setterPrefix.length())
        : null;
  }

  private @Nullable String stripped(String method, int prefix) {
    if (method.length() == prefix) {
      return null;
    }
    char first = method.charAt(prefix);
    if (wantsCapital && (!Character.isLetter(first) || Character.isLowerCase(first))) {
      return null;
    }
    String rest = prefix == 0 ? method : method.substring(prefix);
    return keepsAcronyms ? lowerFirst(rest) : lowerRun(rest);
  }

  /** Lower-cases the first character, unless the second is a capital as well. */
  private static String lowerFirst(String rest) {
    char first = rest.charAt(0);
    char lower = Character.toLowerCase(first);
    if (first == lower || (rest.length() > 1 && Character.isUpperCase(rest.charAt(1)))) {
      return rest;
    }
    return lower + rest.substring(1);
  }

  /** Lower-cases all capitals in front. */
  private static String lowerRun(String rest) {
    StringBuilder name = new StringBuilder(rest);
    for (int i = 0; i < rest.length(); i++) {
      char lower = Character.toLowerCase(rest.charAt(i));
      if (lower == rest.charAt(i)) {
        break;
      }
      name.setCharAt(i, lower);
    }
    return name.toString();
  }
}
