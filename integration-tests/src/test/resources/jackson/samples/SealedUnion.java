package samples;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;

// mappers: 3, fabric8
/** A sealed interface, whose permitted classes Jackson 3 finds. */
public record SealedUnion(Storage storage, List<Storage> more) {
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  public sealed interface Storage permits Disk, Bucket {}
  @JsonTypeName("disk") public record Disk(int size, String path) implements Storage {}
  @JsonTypeName("bucket") public record Bucket(String name) implements Storage {}
}
