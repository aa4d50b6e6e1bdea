package samples;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Map;

/** Wrappers with one string, made in different ways. */
public class OddSingletons {
  public ByConstructor byConstructor;
  public ByValueOf byValueOf;
  public ByFactory byFactory;
  public Map<ByValueOf, String> map;

  public static final class ByConstructor { private final String v; public ByConstructor(String v) { this.v = v; } @JsonValue @Override public String toString() { return v; } }
  public static final class ByValueOf { private final String v; private ByValueOf(String v) { this.v = v; } public static ByValueOf valueOf(String v) { return new ByValueOf(v); } @JsonValue public String get() { return v; }
    @Override public boolean equals(Object o) { return o instanceof ByValueOf b && b.v.equals(v); } @Override public int hashCode() { return v.hashCode(); } }
  public static final class ByFactory { private final long v; private ByFactory(long v) { this.v = v; } @JsonCreator public static ByFactory ofMillis(long v) { return new ByFactory(v); } @JsonValue public long millis() { return v; } }
}
