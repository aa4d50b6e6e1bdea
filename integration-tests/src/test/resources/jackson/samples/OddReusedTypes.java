package samples;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import java.util.List;
import java.util.Map;

/** One class in many places, with and without filters. */
public class OddReusedTypes {
  public Part one;
  public List<Part> list;
  @JsonIgnoreProperties("b") public Map<String, Part> map;
  public Holder<Part> holder;
  public Holder<List<Part>> holders;

  public static class Part { public String a; public int b; }
  public static class Holder<T> { public T content; }
}
