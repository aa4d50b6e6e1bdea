package samples;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Map;

/** Unions in unions, in lists, in maps. */
public class OddNestedUnions {
  public Expr expr;
  public Map<String, List<Leaf>> leaves;

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "op")
  @JsonSubTypes({@JsonSubTypes.Type(value = Not.class, name = "not"), @JsonSubTypes.Type(value = Of.class, name = "of")})
  public interface Expr {}
  public static class Not implements Expr { public Leaf leaf; }
  public static class Of implements Expr { public List<Leaf> all; public String note; }
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
  @JsonSubTypes({@JsonSubTypes.Type(value = Eq.class, name = "eq"), @JsonSubTypes.Type(value = In.class, name = "in")})
  public interface Leaf {}
  public static class Eq implements Leaf { public String key; public String value; }
  public static class In implements Leaf { public String key; public List<String> values; }
}
