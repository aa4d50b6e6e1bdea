package io.github.crd4j.processor;

import io.github.crd4j.model.Crd;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The options of the processor, {@code -Acrd.<name>=<value>}.
 *
 * @param layout where files go and what they are called
 * @param descriptions whether doc comments become descriptions
 * @param problem what is wrong with the options; null if nothing
 */
public record ProcessorOptions(Layout layout, boolean descriptions, @Nullable String problem) {

  /** {@code crd.layout}: {@code crd4j} (the default) or {@code fabric8}. */
  static final String LAYOUT = "crd.layout";

  /** {@code crd.descriptions}: {@code all} (the default) or {@code none}. */
  static final String DESCRIPTIONS = "crd.descriptions";

  /** Where files go and what they are called. */
  public enum Layout {
    /** {@code META-INF/crds/<plural>.<group>.yaml}. */
    CRD4J {
      @Override
      public String file(Crd crd) {
        return "META-INF/crds/" + crd.name() + ".yaml";
      }
    },
    /** {@code META-INF/fabric8/<plural>.<group>-v1.yml}, as fabric8's generator has it. */
    FABRIC8 {
      @Override
      public String file(Crd crd) {
        return "META-INF/fabric8/" + crd.name() + "-v1.yml";
      }
    };

    /** The name of the file of {@code crd} in the class output. */
    public abstract String file(Crd crd);
  }

  /** All options that the compiler may pass on. */
  static Set<String> names() {
    return new TreeSet<>(Set.of(LAYOUT, DESCRIPTIONS));
  }

  static ProcessorOptions of(Map<String, String> options) {
    String layout = options.getOrDefault(LAYOUT, "crd4j");
    String descriptions = options.getOrDefault(DESCRIPTIONS, "all");
    String problem = null;
    if (!Set.of("crd4j", "fabric8").contains(layout)) {
      problem = "-A" + LAYOUT + " is '" + layout + "', but must be crd4j or fabric8";
    } else if (!Set.of("all", "none").contains(descriptions)) {
      problem = "-A" + DESCRIPTIONS + " is '" + descriptions + "', but must be all or none";
    }
    return new ProcessorOptions(
        layout.equals("fabric8") ? Layout.FABRIC8 : Layout.CRD4J,
        !descriptions.equals("none"),
        problem);
  }
}
