package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.CanonicalJson;
import io.github.crd4j.conversion.kept.Step;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * How the properties of an object are mapped; what is not named passes as it is.
 *
 * <p>Properties are named by paths below the object, the spoke's first. A path is names joined by
 * {@code .}, {@code [key=value,…]} for an item of a list map, and {@code ["a.b"]} for a name that
 * has a dot or bracket of its own. A path of one name is the usual case; one of several moves the
 * value across levels, and makes what it leads through where it is missing.
 *
 * <p>Each name is mapped once: every method throws {@link IllegalArgumentException} for one that is
 * taken, and for a path that is none.
 */
public final class ObjectMapping extends ValueMapping {
  private final Properties properties = new Properties();

  private ObjectMapping() {}

  static ObjectMapping declared(Consumer<ObjectMapping> declaration) {
    ObjectMapping mapping = new ObjectMapping();
    declaration.accept(mapping);
    mapping.properties.close();
    return mapping;
  }

  /** The same name and the same JSON in both versions. */
  public ObjectMapping copy(String name) {
    return field(name, name, copy());
  }

  /** The same JSON under another name. */
  public ObjectMapping rename(String spokeName, String hubName) {
    return field(spokeName, hubName, copy());
  }

  /** The same JSON in another place. */
  public ObjectMapping move(String spokePath, String hubPath) {
    return field(spokePath, hubPath, copy());
  }

  /** A value that both versions have. */
  public ObjectMapping field(String spokePath, String hubPath, ValueMapping value) {
    properties.addField(spokePath, hubPath, value);
    return this;
  }

  /** An object that both versions have under one name. */
  public ObjectMapping object(String name, Consumer<ObjectMapping> content) {
    return field(name, name, object(content));
  }

  /** An object that both versions have. */
  public ObjectMapping object(String spokePath, String hubPath, Consumer<ObjectMapping> content) {
    return field(spokePath, hubPath, object(content));
  }

  /** A list map of objects, with the same keys in both versions. */
  public ObjectMapping listMap(String name, List<String> keys, Consumer<ObjectMapping> item) {
    return field(name, name, listMap(keys, object(item)));
  }

  /** A list map of objects, with the same keys in both versions. */
  public ObjectMapping listMap(
      String spokePath, String hubPath, List<String> keys, Consumer<ObjectMapping> item) {
    return field(spokePath, hubPath, listMap(keys, object(item)));
  }

  /** A list of objects that are paired by position. */
  public ObjectMapping list(String name, Consumer<ObjectMapping> item) {
    return field(name, name, list(object(item)));
  }

  /** A list of objects that are paired by position. */
  public ObjectMapping list(String spokePath, String hubPath, Consumer<ObjectMapping> item) {
    return field(spokePath, hubPath, list(object(item)));
  }

  /** A map of objects. */
  public ObjectMapping map(String name, Consumer<ObjectMapping> value) {
    return field(name, name, map(object(value)));
  }

  /** A map of objects. */
  public ObjectMapping map(String spokePath, String hubPath, Consumer<ObjectMapping> value) {
    return field(spokePath, hubPath, map(object(value)));
  }

  /**
   * A single value in the spoke, a list in the hub. The spoke shows the first item; a list of any
   * other length than one is kept, and comes back as long as its first item is what the spoke
   * shows.
   */
  public ObjectMapping spokeSingle(String spokePath, String hubPath) {
    return field(spokePath, hubPath, new ConvertMapping(JsonHook.TO_LIST, JsonHook.FIRST, null));
  }

  /** A list in the spoke, a single value in the hub, which takes the first item. */
  public ObjectMapping hubSingle(String spokePath, String hubPath) {
    return field(spokePath, hubPath, new ConvertMapping(JsonHook.FIRST, JsonHook.TO_LIST, null));
  }

  /**
   * The same JSON, of which the spoke cannot show all values. The hub's value is kept where it does
   * not, and comes back as long as the spoke shows the fallback.
   *
   * @param limit what the spoke can show
   * @param fallbackJson what it shows for the rest, as JSON text
   */
  public ObjectMapping limited(String spokePath, String hubPath, Limit limit, String fallbackJson) {
    LimitHook down = new LimitHook(limit, read(fallbackJson));
    return field(spokePath, hubPath, new ConvertMapping(JsonHook.SAME, down, null));
  }

  /**
   * A value that code converts. It is called with values that are present and not null, and what it
   * returns for them must depend on nothing else.
   *
   * <p>A hub value that does not come back exactly is kept. What {@code up} throws refuses the
   * object, with the exception's message for the user. What {@code down} throws is caught: the
   * spoke shows the fallback, and the hub's value is kept.
   *
   * @param up from spoke to hub; null leaves the field out
   * @param down from hub to spoke; null leaves the field out
   * @param fallback what the spoke shows where {@code down} throws; null leaves the field out
   */
  public <S, H> ObjectMapping convert(
      String spokePath,
      String hubPath,
      Class<S> spokeType,
      Class<H> hubType,
      Function<? super S, ? extends @Nullable H> up,
      Function<? super H, ? extends @Nullable S> down,
      @Nullable S fallback) {
    return convert(spokePath, hubPath, type(spokeType), type(hubType), up, down, tree(fallback));
  }

  /** The same for types that have arguments, such as {@code List<Port>}. */
  public <S, H> ObjectMapping convert(
      String spokePath,
      String hubPath,
      TypeReference<S> spokeType,
      TypeReference<H> hubType,
      Function<? super S, ? extends @Nullable H> up,
      Function<? super H, ? extends @Nullable S> down,
      @Nullable S fallback) {
    return convert(spokePath, hubPath, type(spokeType), type(hubType), up, down, tree(fallback));
  }

  private <S, H> ObjectMapping convert(
      String spokePath,
      String hubPath,
      JavaType spokeType,
      JavaType hubType,
      Function<? super S, ? extends @Nullable H> up,
      Function<? super H, ? extends @Nullable S> down,
      @Nullable JsonNode shown) {
    return field(
        spokePath,
        hubPath,
        new ConvertMapping(
            new TypedHook<S, H>(spokeType, up), new TypedHook<H, S>(hubType, down), shown));
  }

  /**
   * The same with a fallback as it stands in the spoke.
   *
   * @param fallbackJson what the spoke shows where {@code down} throws, as JSON text
   */
  public <S, H> ObjectMapping convertOrShow(
      String spokePath,
      String hubPath,
      TypeReference<S> spokeType,
      TypeReference<H> hubType,
      Function<? super S, ? extends @Nullable H> up,
      Function<? super H, ? extends @Nullable S> down,
      String fallbackJson) {
    return convert(
        spokePath, hubPath, type(spokeType), type(hubType), up, down, read(fallbackJson));
  }

  /** The same for types without arguments. */
  public <S, H> ObjectMapping convertOrShow(
      String spokePath,
      String hubPath,
      Class<S> spokeType,
      Class<H> hubType,
      Function<? super S, ? extends @Nullable H> up,
      Function<? super H, ? extends @Nullable S> down,
      String fallbackJson) {
    return convert(
        spokePath, hubPath, type(spokeType), type(hubType), up, down, read(fallbackJson));
  }

  /** A property that only the hub has; the spoke's annotations keep it. */
  public ObjectMapping hubOnly(String name, Leaves leaves) {
    properties.addOnly(Side.HUB, name, leaves);
    return this;
  }

  /** A property that only the spoke has; the hub's annotations keep it. */
  public ObjectMapping spokeOnly(String name, Leaves leaves) {
    properties.addOnly(Side.SPOKE, name, leaves);
    return this;
  }

  /**
   * A property that only the spoke has, with a default: it is filled on the way down, as the server
   * does not do it, and a value that equals it is not kept.
   *
   * @param defaultJson the default as JSON text
   */
  public ObjectMapping spokeOnly(String name, Leaves leaves, String defaultJson) {
    return spokeOnly(name, leaves).spokeDefault(name, defaultJson);
  }

  /** A property that only the spoke has, and that is given up on purpose. */
  public ObjectMapping spokeDropped(String name) {
    properties.addDropped(Side.SPOKE, name);
    return this;
  }

  /** A property that only the hub has, and that is given up on purpose. */
  public ObjectMapping hubDropped(String name) {
    properties.addDropped(Side.HUB, name);
    return this;
  }

  /**
   * The default of a property in the spoke. The server may add it between two conversions, so items
   * of lists are recognised without it. It is filled on the way down where only the spoke has the
   * property, and what is around it is there.
   *
   * @param path of property names; {@code []} stands for all items of a list or values of a map
   * @param json the default as JSON text
   */
  public ObjectMapping spokeDefault(String path, String json) {
    properties.addDefault(Side.SPOKE, path, CanonicalJson.read(json));
    return this;
  }

  /** The default of a property in the hub; it is never filled. */
  public ObjectMapping hubDefault(String path, String json) {
    properties.addDefault(Side.HUB, path, CanonicalJson.read(json));
    return this;
  }

  private static @Nullable JsonNode tree(@Nullable Object value) {
    return value == null ? null : TypedHook.MAPPER.valueToTree(value);
  }

  private static JsonNode read(String json) {
    return CanonicalJson.read(json);
  }

  private static JavaType type(Class<?> type) {
    return JsonMapper.shared().constructType(type);
  }

  private static JavaType type(TypeReference<?> type) {
    return JsonMapper.shared().constructType(type);
  }

  @Override
  JsonNode convert(JsonNode value, Position position) {
    return value.isObject()
        ? new ObjectConversion(properties, position, value.asObject()).target()
        : value;
  }

  @Override
  @Nullable JsonNode absent(Position position) {
    // Nothing but a field moved into the object made the target show it.
    JsonNode kept = position.kept().value();
    return kept != null && keeps(position.target(), List.of(), kept) ? kept : null;
  }

  @Override
  boolean keeps(Side owner, List<Step> path, JsonNode value) {
    return path.isEmpty()
        ? value.isObject() && value.isEmpty()
        : properties.keeps(owner, path, value);
  }

  @Override
  Optional<List<Step>> translate(Side side, List<Step> path) {
    return path.isEmpty() ? Optional.of(path) : properties.translate(side, path);
  }

  @Override
  JsonNode withoutDefaults(Side side, JsonNode value) {
    return value.isObject() ? properties.withoutDefaults(side, value.asObject()) : value;
  }
}
