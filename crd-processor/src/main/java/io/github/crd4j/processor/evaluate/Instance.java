package io.github.crd4j.processor.evaluate;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An object of a class whose code is worked out. It equals only itself. */
public final class Instance {

  private final String type;
  private final Map<String, @Nullable Object> fields = new HashMap<>();
  private @Nullable String constant;
  private int ordinal;

  /**
   * An object without values yet.
   *
   * @param type the name of its class
   */
  public Instance(String type) {
    this.type = type;
  }

  /** The name of its class. */
  public String type() {
    return type;
  }

  /** Its fields by name. */
  public Map<String, @Nullable Object> fields() {
    return fields;
  }

  /** Makes it the constant called {@code name} of an enum. */
  public void become(String name, int place) {
    constant = name;
    ordinal = place;
  }

  /** The name of the constant that it is; null if it is none. */
  public @Nullable String constant() {
    return constant;
  }

  /**
   * What a method of {@code java.lang.Enum} or {@code Object} gives.
   *
   * @throws NotEvaluable if neither has such a method, or it is no constant
   */
  public Object inherited(String method, List<@Nullable Object> arguments) throws NotEvaluable {
    String name = constant;
    if (method.equals("equals") && arguments.size() == 1) {
      return Unknown.known(arguments.get(0)) == this;
    }
    if (name != null && arguments.isEmpty()) {
      if (method.equals("ordinal")) {
        return ordinal;
      }
      if (method.equals("name") || method.equals("toString")) {
        return name;
      }
    }
    if (name != null
        && method.equals("compareTo")
        && arguments.size() == 1
        && arguments.get(0) instanceof Instance other) {
      return ordinal - other.ordinal;
    }
    throw new NotEvaluable("it calls '" + method + "'");
  }
}
