package samples;

import java.util.List;
import java.util.Map;

/** A record with type variables. */
public record GenericRecord(Pair<String, Integer> first, Pair<List<String>, Map<String, Boolean>> second) {
  public record Pair<A, B>(A left, B right) {}
}
