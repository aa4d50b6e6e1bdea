package io.github.crd4j.conversion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.ServiceLoader;
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
   * @param object with {@code apiVersion} and {@code kind}; it is not changed
   * @param toApiVersion such as {@code databases.example.com/v1}
   * @throws ConversionException if there is no such conversion, or if it refuses the object
   */
  public ObjectNode convert(ObjectNode object, String toApiVersion) {
    return convertOwn(object.deepCopy(), toApiVersion);
  }

  /** Converts an object, and uses it up. */
  ObjectNode convertOwn(ObjectNode object, String toApiVersion) {
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
    ObjectNode converted = object;
    if (!from.version().equals(to.version())) {
      if (!from.version().equals(hub)) {
        converted = pair(known, from, object, toApiVersion).convert(converted, Side.SPOKE);
      }
      if (!to.version().equals(hub)) {
        converted = pair(known, to, object, toApiVersion).convert(converted, Side.HUB);
      }
    }
    return converted;
  }

  private static SpokeConversion pair(
      List<SpokeConversion> known, GroupVersion version, ObjectNode object, String to) {
    return known.stream()
        .filter(pair -> pair.spokeVersion().equals(version.version()))
        .findFirst()
        .orElseThrow(
            () ->
                unknown(
                    object.path("kind").stringValue(""),
                    object.path("apiVersion").stringValue(""),
                    to));
  }

  private static ConversionException unknown(String kind, String from, String to) {
    return new ConversionException(
        "no conversion of %s from %s to %s".formatted(kind.isEmpty() ? "''" : kind, from, to));
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
