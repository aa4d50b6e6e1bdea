package samples;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Map;

/** Generic wrappers that are their value. */
public class OddGenericWrapperValue {
  public Value<String> text;
  public Value<List<Integer>> list;
  public Map<String, Value<Boolean>> map;

  public static final class Value<T> {
    private final T value;
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING) public Value(T value) { this.value = value; }
    @JsonValue public T getValue() { return value; }
  }
}
