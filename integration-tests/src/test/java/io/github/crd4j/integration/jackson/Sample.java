package io.github.crd4j.integration.jackson;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A class that is the spec of a resource.
 *
 * @param name of the class, which is in the package {@code samples}
 * @param source the text of its file; a line {@code // mappers: 2, fabric8} says with which mappers
 *     the class works, others do not get to see it
 */
record Sample(String name, String source) {
  private static final Pattern MAPPERS = Pattern.compile("(?m)^// mappers: (.*)$");

  /** The mappers that the class is meant for. */
  Set<Mapper> mappers() {
    Set<Mapper> mappers = EnumSet.noneOf(Mapper.class);
    String listed =
        MAPPERS.matcher(source).results().findFirst().map(MatchResult::toString).orElse("");
    for (Mapper mapper : Mapper.values()) {
      if (listed.isEmpty() || listed.matches(".*[ ,]" + mapper.option() + "\\b.*")) {
        mappers.add(mapper);
      }
    }
    return mappers;
  }

  /** Whether the schema allows what only code could refuse. */
  boolean isLoose() {
    return source.contains("// loose\n");
  }

  /** The name of the class of the resource. */
  String resource() {
    return name + "Resource";
  }

  /** The name of its CRD for one mapper. */
  String crd(Mapper mapper) {
    return resource().toLowerCase(Locale.ROOT) + "s." + group(mapper);
  }

  /** A resource class as users of that mapper write it. */
  String resourceSource(Mapper mapper) {
    if (mapper == Mapper.FABRIC8) {
      return """
          package samples;
          @io.fabric8.kubernetes.model.annotation.Group("%s")
          @io.fabric8.kubernetes.model.annotation.Version("v1")
          public class %s
              extends io.fabric8.kubernetes.client.CustomResource<%s, Void>
              implements io.fabric8.kubernetes.api.model.Namespaced {
            private static final long serialVersionUID = 1L;
          }
          """
          .formatted(group(mapper), resource(), name);
    }
    return """
        package samples;
        @io.github.crd4j.annotations.CustomResource(group = "%s", version = "v1")
        public record %s(%s spec) {}
        """
        .formatted(group(mapper), resource(), name);
  }

  private static String group(Mapper mapper) {
    return "jackson-" + mapper.option() + ".example.com";
  }

  @Override
  public String toString() {
    return name;
  }
}
