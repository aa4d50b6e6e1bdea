package samples;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Map;

/** A sealed interface with its subtypes listed. */
public record SealedListed(Storage storage) {
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  @JsonSubTypes({@JsonSubTypes.Type(value = Disk.class, name = "disk"), @JsonSubTypes.Type(value = Bucket.class, name = "bucket")})
  public sealed interface Storage permits Disk, Bucket {}
  public record Disk(int size, String path) implements Storage {}
  public record Bucket(String name, Map<String, String> options) implements Storage {}
}
