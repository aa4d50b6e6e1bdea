package io.github.crd4j.processor;

import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.model.Crd;
import io.github.crd4j.processor.jackson.JacksonFlavor;
import io.github.crd4j.processor.read.Reading.NullnessScope;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The options of the processor, {@code -Acrd.<name>=<value>}.
 *
 * @param layout where files go and what they are called
 * @param descriptions whether doc comments become descriptions
 * @param descriptionBytes the bytes of a CRD above which it has fewer descriptions; 0 for no limit
 * @param jackson which Jackson reads and writes the classes; null for the one on the class path
 * @param kubernetes the oldest API server that must take the CRDs
 * @param nullness where a value that is never null makes a property required
 * @param conversion whether conversions between versions are generated
 * @param hooksHere whether the hooks of generated conversions must be written in this compilation
 * @param conversionReport whether the plans of conversions are printed
 * @param parameterNames whether Jackson knows the names of the parameters of constructors
 * @param comparesInitialisers whether initialisers that differ from defaults are reported
 * @param problem what is wrong with the options; null if nothing
 */
public record ProcessorOptions(
    Layout layout,
    boolean descriptions,
    int descriptionBytes,
    @Nullable JacksonFlavor jackson,
    KubernetesVersion kubernetes,
    NullnessScope nullness,
    boolean conversion,
    boolean hooksHere,
    boolean conversionReport,
    boolean parameterNames,
    boolean comparesInitialisers,
    @Nullable String problem) {

  /** {@code crd.layout}: {@code crd4j} (the default) or {@code fabric8}. */
  static final String LAYOUT = "crd.layout";

  /**
   * {@code crd.descriptions}: {@code all} (the default), {@code none}, or the bytes of a CRD above
   * which descriptions are left out, from the deepest level up.
   */
  static final String DESCRIPTIONS = "crd.descriptions";

  /**
   * {@code crd.jackson}: {@code 2}, {@code 3} or {@code fabric8}; without it the class path tells.
   */
  static final String JACKSON = "crd.jackson";

  /** {@code crd.kubernetes}: such as {@code 1.35}, the default. */
  static final String KUBERNETES = "crd.kubernetes";

  /** {@code crd.nullness}: {@code spec} (the default), {@code all} or {@code off}. */
  static final String NULLNESS = "crd.nullness";

  private static final Map<String, NullnessScope> NULLNESS_SCOPES =
      Map.of(
          "spec", NullnessScope.SPEC,
          "all", NullnessScope.ALL,
          "off", NullnessScope.OFF);

  /**
   * {@code crd.conversion}: {@code auto}, the default, generates conversions between versions if
   * the library for them is on the class path; {@code none} never does.
   */
  static final String CONVERSION = "crd.conversion";

  /**
   * {@code crd.hooks}: {@code here}, the default, demands the hooks of generated conversions in the
   * same compilation; {@code elsewhere} leaves them to another one.
   */
  static final String HOOKS = "crd.hooks";

  /** {@code crd.conversionReport}: {@code true} prints what becomes of each field. */
  static final String CONVERSION_REPORT = "crd.conversionReport";

  /**
   * {@code crd.parameterNames}: {@code true} if the classes are compiled with {@code -parameters},
   * and Jackson 2 has its module for it; {@code false} is the default.
   */
  static final String PARAMETER_NAMES = "crd.parameterNames";

  /**
   * {@code crd.initialisers}: {@code warn} reports every initialiser in a spec that differs from
   * the default in the schema; {@code ignore} is the default.
   */
  static final String INITIALISERS = "crd.initialisers";

  private static final Map<String, JacksonFlavor> FLAVORS =
      Map.of(
          "2", JacksonFlavor.JACKSON_2,
          "3", JacksonFlavor.JACKSON_3,
          "fabric8", JacksonFlavor.FABRIC8);

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
    return new TreeSet<>(
        Set.of(
            LAYOUT,
            DESCRIPTIONS,
            JACKSON,
            KUBERNETES,
            NULLNESS,
            CONVERSION,
            HOOKS,
            CONVERSION_REPORT,
            PARAMETER_NAMES,
            INITIALISERS));
  }

  static ProcessorOptions of(Map<String, String> options) {
    String layout = options.getOrDefault(LAYOUT, "crd4j");
    String descriptions = options.getOrDefault(DESCRIPTIONS, "all");
    String jackson = options.get(JACKSON);
    String nullness = options.getOrDefault(NULLNESS, "spec");
    String conversion = options.getOrDefault(CONVERSION, "auto");
    String hooks = options.getOrDefault(HOOKS, "here");
    String report = options.getOrDefault(CONVERSION_REPORT, "false");
    String parameterNames = options.getOrDefault(PARAMETER_NAMES, "false");
    String initialisers = options.getOrDefault(INITIALISERS, "ignore");
    KubernetesVersion kubernetes = KubernetesVersion.DEFAULT;
    String problem = null;
    if (!Set.of("crd4j", "fabric8").contains(layout)) {
      problem = "-A" + LAYOUT + " is '" + layout + "', but must be crd4j or fabric8";
    } else if (!Set.of("all", "none").contains(descriptions) && bytes(descriptions) == 0) {
      problem =
          "-A"
              + DESCRIPTIONS
              + " is '"
              + descriptions
              + "', but must be all, none or a number of bytes";
    } else if (jackson != null && !FLAVORS.containsKey(jackson)) {
      problem = "-A" + JACKSON + " is '" + jackson + "', but must be 2, 3 or fabric8";
    } else if (!NULLNESS_SCOPES.containsKey(nullness)) {
      problem = "-A" + NULLNESS + " is '" + nullness + "', but must be spec, all or off";
    } else if (!Set.of("auto", "none").contains(conversion)) {
      problem = "-A" + CONVERSION + " is '" + conversion + "', but must be auto or none";
    } else if (!Set.of("here", "elsewhere").contains(hooks)) {
      problem = "-A" + HOOKS + " is '" + hooks + "', but must be here or elsewhere";
    } else if (!Set.of("true", "false").contains(report)) {
      problem = "-A" + CONVERSION_REPORT + " is '" + report + "', but must be true or false";
    } else if (!Set.of("true", "false").contains(parameterNames)) {
      problem = "-A" + PARAMETER_NAMES + " is '" + parameterNames + "', but must be true or false";
    } else if (!Set.of("warn", "ignore").contains(initialisers)) {
      problem = "-A" + INITIALISERS + " is '" + initialisers + "', but must be warn or ignore";
    }
    try {
      kubernetes = KubernetesVersion.parse(options.getOrDefault(KUBERNETES, kubernetes.toString()));
    } catch (IllegalArgumentException malformed) {
      problem = "-A" + KUBERNETES + ": " + malformed.getMessage();
    }
    return new ProcessorOptions(
        layout.equals("fabric8") ? Layout.FABRIC8 : Layout.CRD4J,
        !descriptions.equals("none"),
        bytes(descriptions),
        jackson == null ? null : FLAVORS.get(jackson),
        kubernetes,
        NULLNESS_SCOPES.getOrDefault(nullness, NullnessScope.SPEC),
        !conversion.equals("none"),
        !hooks.equals("elsewhere"),
        report.equals("true"),
        parameterNames.equals("true"),
        initialisers.equals("warn"),
        problem);
  }

  /** The number that {@code text} is, or 0 if it is none. */
  private static int bytes(String text) {
    return text.matches("[1-9][0-9]{0,8}") ? Integer.parseInt(text) : 0;
  }
}
