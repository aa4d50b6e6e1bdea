package samples;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Map;

/** Records that are one value. */
public record SingleValueRecords(Id id, Map<String, Id> ids, List<Size> sizes) {
  public record Id(@JsonValue String value) {}
  public record Size(long bytes) {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING) public Size {}
    @JsonValue public long bytes() { return bytes; }
  }
}
