package io.github.crd4j.integration.jackson;

import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Makes random collections, maps, optional values, and trees of JSON. */
final class RandomContainers {
  private static final List<String> KEYS =
      List.of("a", "b", "key", "dotted.key", "example.com/key", "UPPER", "1", "ä", "with space");

  private final Random random;
  private final RandomValues values;

  RandomContainers(Random random, RandomValues values) {
    this.random = random;
    this.values = values;
  }

  /** A container of {@code type}; null if it is another kind of type. */
  @Nullable Object next(Type type, Class<?> raw, int depth) throws ReflectiveOperationException {
    if (raw == Object.class || raw == java.io.Serializable.class) {
      return JavaTree.next(random, 2);
    }
    if (raw == Optional.class || raw == AtomicReference.class) {
      Object value =
          random.nextBoolean() || values.isDeep(depth)
              ? null
              : values.next(GenericTypes.argument(type, raw, 0), depth + 1);
      return raw == Optional.class
          ? Optional.ofNullable(value)
          : new AtomicReference<@Nullable Object>(value);
    }
    Object tree = JsonTrees.next(raw, random);
    if (tree != null) {
      return tree;
    }
    if (Map.class.isAssignableFrom(raw)) {
      Map<Object, Object> map = emptyMap(type, raw);
      fill(map, type, depth);
      return map;
    }
    if (Iterable.class.isAssignableFrom(raw) && !isOwn(raw)) {
      Collection<Object> collection = emptyCollection(type, raw);
      fill(collection, type, depth);
      return collection;
    }
    return null;
  }

  /** Adds random elements to a mutable collection or map. */
  @SuppressWarnings("unchecked")
  void fill(@Nullable Object container, Type type, int depth) throws ReflectiveOperationException {
    int size = values.isDeep(depth) ? 0 : random.nextInt(3);
    if (container instanceof Map<?, ?> map) {
      boolean texts = map instanceof java.util.Properties;
      Type keys = texts ? String.class : GenericTypes.argument(type, Map.class, 0);
      Type items = texts ? String.class : GenericTypes.argument(type, Map.class, 1);
      for (int i = 0; i < size; i++) {
        Object key = key(keys, depth);
        Object value = values.next(items, depth + 1);
        if (key != null && value != null) {
          ((Map<Object, Object>) map).put(key, value);
        }
      }
    } else if (container instanceof Collection<?> collection) {
      Type items = GenericTypes.argument(type, Iterable.class, 0);
      for (int i = 0; i < size; i++) {
        Object item = values.next(items, depth + 1);
        if (item != null) {
          ((Collection<Object>) collection).add(item);
        }
      }
    }
  }

  private @Nullable Object key(Type type, int depth) throws ReflectiveOperationException {
    return type == String.class || type == Object.class
        ? KEYS.get(random.nextInt(KEYS.size()))
        : values.next(type, depth + 1);
  }

  private static boolean isOwn(Class<?> type) {
    return type.getName().startsWith("samples.") && !Collection.class.isAssignableFrom(type);
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static Map<Object, Object> emptyMap(Type type, Class<?> raw)
      throws ReflectiveOperationException {
    if (raw == EnumMap.class) {
      return new EnumMap(GenericTypes.raw(GenericTypes.argument(type, Map.class, 0)));
    }
    if (raw == SortedMap.class || raw == NavigableMap.class) {
      return new TreeMap<>();
    }
    if (raw == java.util.Properties.class) {
      return new java.util.Properties();
    }
    if (raw == ConcurrentMap.class) {
      return new ConcurrentHashMap<>();
    }
    return Modifier.isAbstract(raw.getModifiers())
        ? new LinkedHashMap<>()
        : (Map<Object, Object>) made(raw);
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static Collection<Object> emptyCollection(Type type, Class<?> raw)
      throws ReflectiveOperationException {
    if (raw == EnumSet.class) {
      return EnumSet.noneOf(
          (Class) GenericTypes.raw(GenericTypes.argument(type, Iterable.class, 0)));
    }
    if (raw == SortedSet.class || raw == NavigableSet.class) {
      return new TreeSet<>();
    }
    if (raw == Queue.class || raw == Deque.class) {
      return new ArrayDeque<>();
    }
    if (!Modifier.isAbstract(raw.getModifiers())) {
      return (Collection<Object>) made(raw);
    }
    return java.util.Set.class.isAssignableFrom(raw) ? new HashSet<>() : new ArrayList<>();
  }

  private static Object made(Class<?> raw) throws ReflectiveOperationException {
    var constructor = raw.getDeclaredConstructor();
    constructor.setAccessible(raw.getName().startsWith("samples."));
    return constructor.newInstance();
  }
}
