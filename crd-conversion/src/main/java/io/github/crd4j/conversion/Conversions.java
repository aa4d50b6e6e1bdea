package io.github.crd4j.conversion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * All conversions that a webhook serves, between any two versions: from spoke to spoke by way of
 * the hub.
 */
public final class Conversions {
  private final List<SpokeConversion> pairs;

  private Conversions(List<SpokeConversion> pairs) {
    this.pairs = List.copyOf(pairs);
    for (SpokeConversion pair : this.pairs) {
      pair.mapping();
      for (SpokeConversion other : this.pairs) {
        check(pair, other);
      }
    }
  }

  /**
   * Of these.
   *
   * @throws IllegalArgumentException if two are of the same version, if two name different hubs of
   *     one resource, or if a mapping is wrong
   */
  public static Conversions of(SpokeConversion... pairs) {
    return new Conversions(Arrays.asList(pairs));
  }

  /**
   * Of all that are registered as services, which are those that crd4j generates without anything
   * left to decide, and these.
   *
   * @param more abstract ones, completed by hand
   * @throws IllegalArgumentException as {@link #of}
   */
  public static Conversions load(SpokeConversion... more) {
    List<SpokeConversion> pairs = new ArrayList<>();
    ServiceLoader.load(SpokeConversion.class).forEach(pairs::add);
    pairs.addAll(Arrays.asList(more));
    return new Conversions(pairs);
  }

  private static void check(SpokeConversion pair, SpokeConversion other) {
    boolean sameResource = pair.group().equals(other.group()) && pair.kind().equals(other.kind());
    if (pair == other || !sameResource) {
      return;
    }
    String resource = pair.kind() + "." + pair.group();
    if (!pair.hubVersion().equals(other.hubVersion())) {
      throw new IllegalArgumentException(
          "%s has two hubs: %s, %s".formatted(resource, pair.hubVersion(), other.hubVersion()));
    }
    if (pair.spokeVersion().equals(other.spokeVersion())) {
      throw new IllegalArgumentException(
          "%s has two conversions of %s".formatted(resource, pair.spokeVersion()));
    }
  }

  /**
   * The object in another version.
   *
   * @param object with {@code apiVersion} and {@code kind}, or a list of such objects; it is not
   *     changed
   * @param toApiVersion such as {@code databases.example.com/v1}
   * @throws ConversionException if there is no such conversion, or if it refuses the object
   */
  public ObjectNode convert(ObjectNode object, String toApiVersion) {
    return convertOwn(object.deepCopy(), toApiVersion);
  }

  /** Converts an object, or the objects of a list, and uses them up. */
  ObjectNode convertOwn(ObjectNode object, String toApiVersion) {
    String kind = object.path("kind").stringValue("");
    if (!kind.endsWith("List") || !(object.get("items") instanceof ArrayNode items)) {
      return convertOne(object, toApiVersion);
    }
    for (int i = 0; i < items.size(); i++) {
      if (!(items.get(i) instanceof ObjectNode item)) {
        throw new ConversionException("%s: items[%d] is no object".formatted(kind, i));
      }
      items.set(i, convertOne(item, toApiVersion));
    }
    return object.put("apiVersion", toApiVersion);
  }

  private ObjectNode convertOne(ObjectNode object, String toApiVersion) {
    GroupVersion from = GroupVersion.parse(object.path("apiVersion").stringValue(""));
    GroupVersion to = GroupVersion.parse(toApiVersion);
    String kind = object.path("kind").stringValue("");
    List<SpokeConversion> known =
        pairs.stream()
            .filter(pair -> pair.kind().equals(kind) && pair.group().equals(from.group()))
            .toList();
    if (known.isEmpty() || !to.group().equals(from.group())) {
      throw unknown(kind, from.toString(), toApiVersion);
    }
    String hub = known.get(0).hubVersion();
    Supplier<ConversionException> unknown = () -> unknown(kind, from.toString(), toApiVersion);
    Optional<SpokeConversion> up = pair(known, from, hub, unknown);
    Optional<SpokeConversion> down = pair(known, to, hub, unknown);
    if (from.equals(to)) {
      return object;
    }
    ObjectNode converted = object;
    if (up.isPresent()) {
      converted = up.get().convert(converted, Side.SPOKE);
    }
    return down.isPresent() ? down.get().convert(converted, Side.HUB) : converted;
  }

  /** The conversion of a version; none of the hub. */
  private static Optional<SpokeConversion> pair(
      List<SpokeConversion> known,
      GroupVersion version,
      String hub,
      Supplier<ConversionException> unknown) {
    if (version.version().equals(hub)) {
      return Optional.empty();
    }
    return Optional.of(
        known.stream()
            .filter(pair -> pair.spokeVersion().equals(version.version()))
            .findFirst()
            .orElseThrow(unknown));
  }

  private static ConversionException unknown(String kind, String from, String to) {
    return new ConversionException(
        "no conversion of '%s' from '%s' to '%s'".formatted(kind, from, to));
  }

  private record GroupVersion(String group, String version) {
    static GroupVersion parse(String apiVersion) {
      int slash = apiVersion.indexOf('/');
      return slash < 0
          ? new GroupVersion("", apiVersion)
          : new GroupVersion(apiVersion.substring(0, slash), apiVersion.substring(slash + 1));
    }

    @Override
    public String toString() {
      return group + "/" + version;
    }
  }
}
