package io.github.crd4j.processor.kubernetes;

import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Mirrors;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Finds the facts about the model classes of fabric8 and of the official client. */
public final class ModelClasses {

  private static final String FABRIC8 = "io.fabric8.kubernetes.api.model.";
  private static final String OFFICIAL = "io.kubernetes.client.openapi.models.";

  /** The groups whose classes fabric8 keeps together; no two of them share a name. */
  private static final List<String> WITHOUT_PACKAGE =
      List.of("core.v1", "meta.v1", "apiregistration.v1");

  /** The groups whose first version fabric8 does not name. */
  private static final Set<String> WITHOUT_VERSION =
      Set.of("apps", "rbac", "storage", "authentication");

  /** Such as {@code V1Pod}, or {@code CoreV1Event} where two groups have one. */
  private static final Pattern OFFICIAL_NAME =
      Pattern.compile("([A-Z][a-z]+)?V(\\d+(?:(?:alpha|beta)\\d+)?)([A-Z]\\w*)");

  private final Map<TypeElement, Optional<TypeFacts>> known = new HashMap<>();

  /** Whether {@code name} is that of a class that the official client reads and writes by Gson. */
  public static boolean isOfficial(String name) {
    return name.startsWith(OFFICIAL);
  }

  /** What Kubernetes says of the type that {@code type} models; null if it is no such model. */
  public @Nullable TypeFacts facts(TypeElement type) {
    String name = type.getQualifiedName().toString();
    if (!name.startsWith(FABRIC8) && !name.startsWith(OFFICIAL)) {
      return null;
    }
    return known.computeIfAbsent(type, key -> Optional.ofNullable(find(key, name))).orElse(null);
  }

  /** Whether {@code type} models one of Kubernetes' own types. */
  public boolean isModel(TypeElement type) {
    return isOfficial(type.getQualifiedName().toString()) || facts(type) != null;
  }

  /** What Kubernetes says of the property that {@code member} belongs to. */
  public @Nullable PropertyFacts facts(Element member, String property) {
    TypeFacts facts =
        member.getEnclosingElement() instanceof TypeElement owner ? facts(owner) : null;
    return facts == null ? null : facts.properties().get(property);
  }

  private static @Nullable TypeFacts find(TypeElement type, String name) {
    return name.startsWith(FABRIC8)
        ? ofFabric8(name.substring(FABRIC8.length()))
        : ofOfficial(type, name.substring(OFFICIAL.length()));
  }

  private static @Nullable TypeFacts ofFabric8(String path) {
    ModelTable table = ModelTable.shared();
    int dot = path.lastIndexOf('.');
    String name = path.substring(dot + 1);
    if (dot < 0) {
      return WITHOUT_PACKAGE.stream()
          .map(section -> Optional.ofNullable(table.find(section, name)))
          .flatMap(Optional::stream)
          .findFirst()
          .orElse(null);
    }
    String section = path.substring(0, dot);
    return table.find(WITHOUT_VERSION.contains(section) ? section + ".v1" : section, name);
  }

  private static @Nullable TypeFacts ofOfficial(TypeElement type, String className) {
    Matcher parts = OFFICIAL_NAME.matcher(className);
    if (!parts.matches()) {
      return null;
    }
    ModelTable table = ModelTable.shared();
    String version = "v" + parts.group(2);
    String name = parts.group(3);
    if (parts.group(1) != null) {
      return table.find(parts.group(1).toLowerCase(Locale.ROOT) + "." + version, name);
    }
    List<TypeFacts> candidates = table.findAll(version, name);
    if (candidates.size() > 1) {
      // An older release names no group where only later ones have two such types.
      Set<String> fields = fields(type);
      candidates =
          candidates.stream()
              .filter(candidate -> candidate.properties().keySet().containsAll(fields))
              .toList();
    }
    return candidates.size() == 1 ? candidates.get(0) : null;
  }

  private static Set<String> fields(TypeElement type) {
    Set<String> names = new HashSet<>();
    for (VariableElement field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
      AnnotationUse named = Mirrors.find(field, "com.google.gson.annotations.SerializedName");
      if (named != null) {
        names.add(named.string("value"));
      }
    }
    return names;
  }
}
