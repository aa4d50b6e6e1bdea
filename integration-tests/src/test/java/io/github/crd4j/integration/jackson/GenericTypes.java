package io.github.crd4j.integration.jackson;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Puts types in the place of type variables. */
final class GenericTypes {

  private GenericTypes() {}

  private record Parameterized(Class<?> raw, List<Type> arguments) implements ParameterizedType {
    @Override
    public Type[] getActualTypeArguments() {
      return arguments.toArray(Type[]::new);
    }

    @Override
    public Type getRawType() {
      return raw;
    }

    @Override
    public @Nullable Type getOwnerType() {
      return null;
    }
  }

  private record ArrayOf(Type item) implements GenericArrayType {
    @Override
    public Type getGenericComponentType() {
      return item;
    }
  }

  static Type resolve(Type type, Map<TypeVariable<?>, Type> variables) {
    if (type instanceof TypeVariable<?> variable) {
      Type value = variables.get(variable);
      return value == null ? raw(variable.getBounds()[0]) : value;
    }
    if (type instanceof WildcardType wildcard) {
      Type[] lower = wildcard.getLowerBounds();
      return resolve(lower.length > 0 ? lower[0] : wildcard.getUpperBounds()[0], variables);
    }
    if (type instanceof ParameterizedType parameterized) {
      return new Parameterized(
          (Class<?>) parameterized.getRawType(),
          Arrays.stream(parameterized.getActualTypeArguments())
              .map(argument -> resolve(argument, variables))
              .toList());
    }
    if (type instanceof GenericArrayType array) {
      return new ArrayOf(resolve(array.getGenericComponentType(), variables));
    }
    return type;
  }

  static Class<?> raw(Type type) {
    if (type instanceof Class<?> plain) {
      return plain;
    }
    if (type instanceof ParameterizedType parameterized) {
      return (Class<?>) parameterized.getRawType();
    }
    if (type instanceof GenericArrayType array) {
      return raw(array.getGenericComponentType()).arrayType();
    }
    if (type instanceof TypeVariable<?> variable) {
      return raw(variable.getBounds()[0]);
    }
    return Object.class;
  }

  /** What the type variables of the class of {@code type} stand for. */
  static Map<TypeVariable<?>, Type> variables(Type type) {
    Map<TypeVariable<?>, Type> variables = new HashMap<>();
    if (type instanceof ParameterizedType parameterized) {
      TypeVariable<?>[] parameters = raw(type).getTypeParameters();
      for (int i = 0; i < parameters.length; i++) {
        variables.put(parameters[i], parameterized.getActualTypeArguments()[i]);
      }
    }
    return variables;
  }

  /** The argument at {@code index} of a collection or map, as its class or a superclass says. */
  static Type argument(Type type, Class<?> generic, int index) {
    Class<?> raw = raw(type);
    if (raw == generic) {
      return type instanceof ParameterizedType parameterized
          ? parameterized.getActualTypeArguments()[index]
          : Object.class;
    }
    Map<TypeVariable<?>, Type> variables = variables(type);
    for (Type parent : raw.getGenericInterfaces()) {
      if (generic.isAssignableFrom(raw(parent))) {
        return argument(resolve(parent, variables), generic, index);
      }
    }
    return argument(resolve(raw.getGenericSuperclass(), variables), generic, index);
  }
}
