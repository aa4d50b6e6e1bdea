package io.github.crd4j.cel.eval;

import dev.cel.common.CelOverloadDecl;
import dev.cel.common.types.CelType;
import io.github.crd4j.cel.compile.FunctionCatalogue;
import io.github.crd4j.cel.library.KubernetesLibraries;
import io.github.crd4j.cel.value.BoolValue;
import io.github.crd4j.cel.value.BytesValue;
import io.github.crd4j.cel.value.DoubleValue;
import io.github.crd4j.cel.value.DurationValue;
import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.IntValue;
import io.github.crd4j.cel.value.ListValue;
import io.github.crd4j.cel.value.MapValue;
import io.github.crd4j.cel.value.NullValue;
import io.github.crd4j.cel.value.OptionalValue;
import io.github.crd4j.cel.value.StringValue;
import io.github.crd4j.cel.value.TimestampValue;
import io.github.crd4j.cel.value.TypeValue;
import io.github.crd4j.cel.value.UintValue;
import io.github.crd4j.cel.value.Value;
import io.github.crd4j.regex.Regexes;
import java.util.List;

/** Chooses among the overloads of a function by the values it is called with. */
final class FunctionCalls {

  private static final FunctionCatalogue CATALOGUE = FunctionCatalogue.load();

  private FunctionCalls() {}

  /**
   * An overload that takes certain arguments.
   *
   * @param id of the overload
   */
  record Chosen(String id) {

    Value call(Value[] arguments, Regexes regexes) {
      return KubernetesLibraries.implementation(id, regexes).apply(arguments);
    }
  }

  /**
   * The overload of {@code function} that takes {@code arguments}.
   *
   * @param checked the overloads that the type checker left open; one alone is not chosen again
   * @param member whether the first argument is a receiver
   * @throws EvalError if there is none
   */
  static Chosen choose(String function, List<String> checked, boolean member, Value[] arguments) {
    for (FunctionCatalogue.Overload overload : CATALOGUE.overloads(function)) {
      CelOverloadDecl declaration = overload.declaration();
      boolean candidate =
          checked.size() == 1
              ? checked.get(0).equals(declaration.overloadId())
              : declaration.isInstanceFunction() == member;
      if (candidate && takes(declaration.parameterTypes(), arguments)) {
        return new Chosen(declaration.overloadId());
      }
    }
    throw EvalError.noSuchOverload();
  }

  private static boolean takes(List<CelType> parameters, Value[] arguments) {
    if (parameters.size() != arguments.length) {
      return false;
    }
    for (int i = 0; i < arguments.length; i++) {
      if (!takes(parameters.get(i), arguments[i])) {
        return false;
      }
    }
    return true;
  }

  private static boolean takes(CelType parameter, Value argument) {
    return switch (parameter.kind()) {
      case DYN, ANY, TYPE_PARAM -> true;
      case BOOL -> argument instanceof BoolValue;
      case INT -> argument instanceof IntValue;
      case UINT -> argument instanceof UintValue;
      case DOUBLE -> argument instanceof DoubleValue;
      case STRING -> argument instanceof StringValue;
      case BYTES -> argument instanceof BytesValue;
      case DURATION -> argument instanceof DurationValue;
      case TIMESTAMP -> argument instanceof TimestampValue;
      case LIST -> argument instanceof ListValue;
      case MAP -> argument instanceof MapValue;
      case NULL_TYPE -> argument == NullValue.NULL;
      case TYPE -> argument instanceof TypeValue;
      default ->
          parameter.name().equals("optional_type")
              ? argument instanceof OptionalValue
              : parameter.name().equals(argument.typeName());
    };
  }
}
