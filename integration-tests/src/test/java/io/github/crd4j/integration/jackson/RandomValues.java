package io.github.crd4j.integration.jackson;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Makes random values of classes by reflection.
 *
 * <p>A record gets its components; any other class is made by the constructor with the fewest
 * parameters, and then its fields are set. Fields that say that they are in no JSON stay as they
 * are, those that say that they are required are never null. A class with a static method {@code
 * sample(Random)} makes its values itself.
 */
final class RandomValues {
  private static final int DEEP = 5;
  private static final Set<String> REQUIRED = Set.of("Required", "NotNull", "NonNull");
  private static final Set<String> NOT_WRITTEN = Set.of("JsonIgnore", "JsonBackReference");

  private final Random random;
  private final RandomContainers containers;

  RandomValues(Random random) {
    this.random = random;
    this.containers = new RandomContainers(random, this);
  }

  /** A value that is not null, or null where it could only be endless. */
  @Nullable Object next(Type type, int depth) throws ReflectiveOperationException {
    Class<?> raw = GenericTypes.raw(type);
    Object scalar = ScalarSupplier.next(raw, random);
    if (scalar != null) {
      return scalar;
    }
    if (raw.isArray()) {
      return array(type, raw, depth);
    }
    Object container = containers.next(type, raw, depth);
    if (container != null) {
      return container;
    }
    if (raw.isEnum()) {
      return raw.getEnumConstants()[random.nextInt(raw.getEnumConstants().length)];
    }
    return depth > DEEP + 2 ? null : object(type, depth);
  }

  boolean isDeep(int depth) {
    return depth > DEEP;
  }

  private Object array(Type type, Class<?> raw, int depth) throws ReflectiveOperationException {
    Type item =
        type instanceof GenericArrayType array
            ? array.getGenericComponentType()
            : raw.getComponentType();
    Object array = Array.newInstance(raw.getComponentType(), isDeep(depth) ? 0 : random.nextInt(3));
    for (int i = 0; i < Array.getLength(array); i++) {
      Array.set(array, i, next(item, depth + 1));
    }
    return array;
  }

  private @Nullable Object object(Type type, int depth) throws ReflectiveOperationException {
    Object own = own(GenericTypes.raw(type));
    if (own != null) {
      return own;
    }
    Class<?> raw = concrete(GenericTypes.raw(type));
    own = own(raw);
    if (own != null) {
      return own;
    }
    Type exact = raw == GenericTypes.raw(type) ? type : raw;
    Map<TypeVariable<?>, Type> variables = GenericTypes.variables(exact);
    if (raw.isRecord()) {
      return record(raw, variables, depth);
    }
    Constructor<?> constructor =
        Arrays.stream(raw.getDeclaredConstructors())
            .min(Comparator.comparing(Constructor::getParameterCount))
            .orElseThrow(() -> new NoSuchMethodException("no constructor of " + raw));
    List<@Nullable Object> arguments = new ArrayList<>();
    for (Type parameter : constructor.getGenericParameterTypes()) {
      arguments.add(next(GenericTypes.resolve(parameter, variables), depth + 1));
    }
    constructor.setAccessible(true);
    Object value = constructor.newInstance(arguments.toArray());
    for (Type at = exact; GenericTypes.raw(at) != Object.class; ) {
      Class<?> declaring = GenericTypes.raw(at);
      variables = GenericTypes.variables(at);
      for (Field field : declaring.getDeclaredFields()) {
        // What a constructor was given is final already.
        if (arguments.isEmpty() || !Modifier.isFinal(field.getModifiers())) {
          setField(value, field, variables, depth);
        }
      }
      at = GenericTypes.resolve(declaring.getGenericSuperclass(), variables);
    }
    return value;
  }

  /** What the class itself makes; null if it has no such method. */
  private @Nullable Object own(Class<?> type) throws ReflectiveOperationException {
    for (Method method : type.getDeclaredMethods()) {
      if (method.getName().equals("sample") && Modifier.isStatic(method.getModifiers())) {
        method.setAccessible(true);
        return method.invoke(null, random);
      }
    }
    return null;
  }

  private Object record(Class<?> raw, Map<TypeVariable<?>, Type> variables, int depth)
      throws ReflectiveOperationException {
    RecordComponent[] components = raw.getRecordComponents();
    Object[] arguments = new Object[components.length];
    for (int i = 0; i < components.length; i++) {
      Type type = GenericTypes.resolve(components[i].getGenericType(), variables);
      Field field = raw.getDeclaredField(components[i].getName());
      arguments[i] = orNull(field, type, depth);
    }
    Constructor<?> canonical =
        raw.getDeclaredConstructor(
            Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
    canonical.setAccessible(true);
    return canonical.newInstance(arguments);
  }

  private void setField(Object value, Field field, Map<TypeVariable<?>, Type> variables, int depth)
      throws ReflectiveOperationException {
    int modifiers = field.getModifiers();
    if (Modifier.isStatic(modifiers)
        || Modifier.isTransient(modifiers)
        || field.isSynthetic()
        || isAny(field, NOT_WRITTEN)) {
      return;
    }
    field.setAccessible(true);
    Type type = GenericTypes.resolve(field.getGenericType(), variables);
    if (!Modifier.isFinal(modifiers)) {
      // A field with an initialiser is not meant to be null.
      boolean initialised = !field.getType().isPrimitive() && field.get(value) != null;
      field.set(value, initialised ? next(type, depth + 1) : orNull(field, type, depth));
    } else {
      containers.fill(field.get(value), type, depth);
    }
  }

  private @Nullable Object orNull(Field field, Type type, int depth)
      throws ReflectiveOperationException {
    JsonProperty property = field.getAnnotation(JsonProperty.class);
    boolean required = isAny(field, REQUIRED) || (property != null && property.required());
    boolean nullable = !field.getType().isPrimitive() && !required;
    return nullable && (isDeep(depth) || random.nextInt(4) == 0) ? null : next(type, depth + 1);
  }

  private static boolean isAny(AnnotatedElement element, Set<String> names) {
    return Arrays.stream(element.getAnnotations())
        .map(Annotation::annotationType)
        .anyMatch(type -> names.contains(type.getSimpleName()));
  }

  /** The class itself, or one of those that may stand for it. */
  private Class<?> concrete(Class<?> type) {
    List<Class<?>> classes = new ArrayList<>();
    if (!Modifier.isAbstract(type.getModifiers())) {
      classes.add(type);
    }
    JsonSubTypes listed = type.getAnnotation(JsonSubTypes.class);
    if (listed != null) {
      for (JsonSubTypes.Type subtype : listed.value()) {
        classes.add(subtype.value() == type ? type : concrete(subtype.value()));
      }
    } else if (type.isSealed()) {
      Arrays.stream(type.getPermittedSubclasses())
          .forEach(subtype -> classes.add(concrete(subtype)));
    }
    classes.addAll(StatedImplementations.of(type));
    if (classes.isEmpty() && type.getDeclaringClass() != null) {
      // A member says which; the samples have no others.
      Arrays.stream(type.getDeclaringClass().getDeclaredClasses())
          .filter(
              other -> type.isAssignableFrom(other) && !Modifier.isAbstract(other.getModifiers()))
          .forEach(classes::add);
    }
    if (classes.isEmpty()) {
      throw new IllegalArgumentException("no class to make a " + type + " of");
    }
    return classes.get(random.nextInt(classes.size()));
  }
}
