package io.github.crd4j.conversion;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * Conversion of one resource between one of its versions, the spoke, and the version that is
 * stored, the hub.
 *
 * <p>Nothing is lost on the way: a value that the other version has no field for is kept in an
 * annotation of its own, {@code <version that has it>.kept.<group>/<path>}, and returns from there.
 * The way down to the spoke never fails; the way up fails where code of {@link
 * ObjectMapping#convert} refuses a value. Objects may be partial, as server-side apply makes them.
 *
 * <p>A conversion has no state; it is safe for use by several threads if the code that its mapping
 * calls is.
 */
public abstract class SpokeConversion {
  private final String group;
  private final String kind;
  private final String spokeVersion;
  private final String hubVersion;
  private volatile @Nullable ObjectMapping mapping;

  /**
   * Of one pair of versions.
   *
   * @param group such as {@code databases.example.com}
   * @param kind such as {@code Database}
   * @param spokeVersion such as {@code v1alpha1}
   * @param hubVersion the stored version
   */
  protected SpokeConversion(String group, String kind, String spokeVersion, String hubVersion) {
    this.group = group;
    this.kind = kind;
    this.spokeVersion = spokeVersion;
    this.hubVersion = hubVersion;
  }

  /**
   * Declares how the resource's properties are mapped; all but {@code apiVersion}, {@code kind} and
   * {@code metadata}, which stay. It is called once.
   */
  protected abstract void map(ObjectMapping resource);

  /** The API group. */
  public final String group() {
    return group;
  }

  /** The kind. */
  public final String kind() {
    return kind;
  }

  /** The version that is not stored. */
  public final String spokeVersion() {
    return spokeVersion;
  }

  /** The version that is stored. */
  public final String hubVersion() {
    return hubVersion;
  }

  /**
   * The object in the hub's version.
   *
   * @param object of the spoke's version; it is not changed
   * @throws ConversionException if a value is refused
   */
  public final ObjectNode toHub(ObjectNode object) {
    return convert(object.deepCopy(), Side.SPOKE);
  }

  /**
   * The object in the spoke's version.
   *
   * @param object of the hub's version; it is not changed
   */
  public final ObjectNode toSpoke(ObjectNode object) {
    return convert(object.deepCopy(), Side.HUB);
  }

  /** Converts an object, and uses it up. */
  final ObjectNode convert(ObjectNode object, Side from) {
    String what = ConvertedObject.describe(object, version(from.other()));
    try {
      return new ResourceConversion(this, from).convert(object);
    } catch (FieldRefusal e) {
      throw new ConversionException(what + ": " + e.getMessage(), e);
    }
  }

  final String version(Side side) {
    return side == Side.SPOKE ? spokeVersion : hubVersion;
  }

  final String apiVersion(Side side) {
    return group + "/" + version(side);
  }

  final ObjectMapping mapping() {
    ObjectMapping known = mapping;
    if (known == null) {
      synchronized (this) {
        known = mapping;
        if (known == null) {
          known = ObjectMapping.declared(this::map);
          mapping = known;
        }
      }
    }
    return known;
  }
}
