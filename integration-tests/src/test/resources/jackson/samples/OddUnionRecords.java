package samples;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Map;

/** A union of records with the same property of different types of list. */
public record OddUnionRecords(Rule rule, Map<String, Rule> rules) {
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "@type")
  @JsonSubTypes({@JsonSubTypes.Type(value = Allow.class, name = "allow"), @JsonSubTypes.Type(value = Deny.class, names = {"deny", "reject"}), @JsonSubTypes.Type(value = Empty.class, name = "empty")})
  public interface Rule {}
  public record Allow(List<String> who, Integer priority) implements Rule {}
  public record Deny(List<String> who, String reason) implements Rule {}
  public record Empty() implements Rule {}
}
