package samples;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** Values that may be missing. */
public class Optionals {
  public Optional<String> text;
  public Optional<Integer> number;
  public Optional<List<String>> list;
  public Optional<Part> part;
  public AtomicReference<String> reference;

  public static class Part { public String name; public Optional<Boolean> flag; }
}
