package samples;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;

/** Immutable, made by a method. */
public final class CreatorFactory {
  private final String name;
  private final Integer size;

  private CreatorFactory(String name, Integer size) { this.name = name; this.size = size; }

  @JsonCreator
  public static CreatorFactory of(@JsonProperty("name") String name, @JsonProperty("count") Integer size) {
    return new CreatorFactory(name, size);
  }

  public String getName() { return name; }
  @JsonProperty("count") public Integer getSize() { return size; }
}
