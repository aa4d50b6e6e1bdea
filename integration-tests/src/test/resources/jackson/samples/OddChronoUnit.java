package samples;

import java.util.Map;

// mappers: 2, fabric8
/** An enum of the JDK whose text is not its name. */
public class OddChronoUnit {
  public java.time.temporal.ChronoUnit unit;
  public Map<java.time.temporal.ChronoUnit, Integer> units;
}
